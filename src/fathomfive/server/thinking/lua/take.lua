-- token, milliseconds of a lease, most tries, milliseconds in the grave, every how many the oldest comes
-- first, the priorities as digits, and the guests who have enough
local token, lease, most_tries, buried_for = ARGV[2], tonumber(ARGV[3]), tonumber(ARGV[4]), ARGV[5]
local without = {}
for i = 8, #ARGV do
  without[ARGV[i]] = true
end

for _, id in ipairs(redis.call('ZRANGEBYSCORE', key('leases'), '-inf', now, 'LIMIT', 0, 64)) do
  try_again(id, most_tries, buried_for)
end

local priorities = {}
for digit in string.gmatch(ARGV[7], '%d') do
  table.insert(priorities, digit)
end

local function next_of(priority)
  for _, guest in ipairs(redis.call('LRANGE', key('ring', priority), 0, -1)) do
    if not without[guest] then
      return guest
    end
  end
end

local function oldest_of(priority)
  local oldest = math.huge
  for _, guest in ipairs(redis.call('LRANGE', key('ring', priority), 0, -1)) do
    if not without[guest] then
      local id = redis.call('LINDEX', key('line', priority, guest), 0)
      oldest = math.min(oldest, tonumber(redis.call('HGET', key('job', id), 'since')))
    end
  end
  return oldest
end

local every = tonumber(ARGV[6])
if tonumber(redis.call('GET', key('takes')) or '0') % every == every - 1 then
  local since = {}
  for _, priority in ipairs(priorities) do
    since[priority] = oldest_of(priority)
  end
  table.sort(priorities, function(a, b)
    return since[a] < since[b] or (since[a] == since[b] and a < b)
  end)
end

for _, priority in ipairs(priorities) do
  local guest = next_of(priority)
  if guest then
    local line = key('line', priority, guest)
    local id = redis.call('LPOP', line)
    redis.call('LREM', key('ring', priority), 1, guest)
    if redis.call('EXISTS', line) == 1 then
      redis.call('RPUSH', key('ring', priority), guest)
    end
    redis.call('ZREM', key('waiting', priority), id)
    redis.call('INCR', key('takes'))
    local tries = redis.call('HINCRBY', key('job', id), 'tries', 1)
    redis.call('HSET', key('job', id), 'token', token)
    redis.call('ZADD', key('leases'), now + lease, id)
    return {id, guest, priority, tries}
  end
end
return false
