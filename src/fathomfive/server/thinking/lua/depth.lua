-- Returns how many wait at each priority, the age of the oldest, leases and burials.
local found, oldest = {}, now
for priority = 0, 3 do
  local waiting = key('waiting', priority)
  table.insert(found, redis.call('ZCARD', waiting))
  local first = redis.call('ZRANGE', waiting, 0, 0, 'WITHSCORES')
  if first[2] then
    oldest = math.min(oldest, tonumber(first[2]))
  end
end
table.insert(found, now - oldest)
table.insert(found, redis.call('ZCARD', key('leases')))
table.insert(found, tonumber(redis.call('GET', key('burials')) or '0'))
return found
