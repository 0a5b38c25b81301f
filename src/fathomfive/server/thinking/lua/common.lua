-- What every script of the queue begins with. All keys lie under one prefix, ARGV[1]; all times are Redis's
-- own, in milliseconds, so that no clock of a node counts.
--
--   ring:P          list of guests who have something waiting at priority P
--   line:P:GUEST    list of that guest's job ids
--   waiting:P       job ids by the time they began to wait
--   job:ID          the job: guest, priority, since, tries, token (empty while it waits)
--   leases          ids of jobs that were taken, by the time until which they are their taker's
--   of:P            by guest, how many jobs of theirs wait or are under way
--   buried:ID       a job that nobody brought to an end, for a while
--   course:NAME     how a bot means to go on, for a while
--   takes, burials  counters

local K = ARGV[1]
local at = redis.call('TIME')
local now = at[1] * 1000 + math.floor(at[2] / 1000)

local function key(...)
  return K .. table.concat({...}, ':')
end

local function line_up(id, priority, guest, since, first)
  local line = key('line', priority, guest)
  if redis.call('EXISTS', line) == 0 then
    redis.call('RPUSH', key('ring', priority), guest)
  end
  redis.call(first and 'LPUSH' or 'RPUSH', line, id)
  redis.call('ZADD', key('waiting', priority), since, id)
  redis.call('PUBLISH', key('wake'), priority)
end

local function step_out(id, priority, guest)
  local line = key('line', priority, guest)
  redis.call('LREM', line, 1, id)
  redis.call('ZREM', key('waiting', priority), id)
  if redis.call('EXISTS', line) == 0 then
    redis.call('LREM', key('ring', priority), 1, guest)
  end
end

local function count(priority, guest, by)
  if redis.call('HINCRBY', key('of', priority), guest, by) <= 0 then
    redis.call('HDEL', key('of', priority), guest)
  end
end

local function finish(id)
  local job = redis.call('HMGET', key('job', id), 'priority', 'guest')
  redis.call('DEL', key('job', id))
  redis.call('ZREM', key('leases'), id)
  count(job[1], job[2], -1)
end

-- Somebody else shall try: first in its guest's line, for it has waited longest.
local function try_again(id, most_tries, buried_for)
  local job = redis.call('HMGET', key('job', id), 'priority', 'guest', 'since', 'tries')
  redis.call('ZREM', key('leases'), id)
  if not job[1] then
    return
  end
  if tonumber(job[4]) >= most_tries then
    redis.call('SET', key('buried', id), '1', 'PX', buried_for)
    redis.call('INCR', key('burials'))
    finish(id)
  else
    redis.call('HSET', key('job', id), 'token', '')
    line_up(id, job[1], job[2], job[3], true)
  end
end

local function is_held(id, token)
  return redis.call('HGET', key('job', id), 'token') == token
end
