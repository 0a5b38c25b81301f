-- id, guest, priority, most of a guest, most in all
local id, guest, priority = ARGV[2], ARGV[3], ARGV[4]

if redis.call('EXISTS', key('buried', id)) == 1 then
  return 'buried'
end
local known = redis.call('HMGET', key('job', id), 'priority', 'guest', 'since', 'token')
if known[1] then
  if known[4] == '' and tonumber(priority) < tonumber(known[1]) then
    step_out(id, known[1], known[2])
    count(known[1], known[2], -1)
    redis.call('HSET', key('job', id), 'priority', priority, 'guest', guest)
    count(priority, guest, 1)
    line_up(id, priority, guest, known[3], false)
  end
  return 'known'
end
if tonumber(redis.call('HGET', key('of', priority), guest) or '0') >= tonumber(ARGV[5]) then
  return 'guest'
end
local all = redis.call('ZCARD', key('leases'))
for other = 0, 3 do
  all = all + redis.call('ZCARD', key('waiting', other))
end
if all >= tonumber(ARGV[6]) then
  return 'all'
end
redis.call('HSET', key('job', id), 'guest', guest, 'priority', priority, 'since', now, 'tries', 0, 'token', '')
count(priority, guest, 1)
line_up(id, priority, guest, now, false)
return 'waits'
