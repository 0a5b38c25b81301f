-- Returns how many wait at each priority, the age of the oldest, leases, burials, and the age of the oldest bot's job.
local found, oldest, bot = {}, now, now
for priority = 0, 3 do
  local waiting = key('waiting', priority)
  table.insert(found, redis.call('ZCARD', waiting))
  local first = redis.call('ZRANGE', waiting, 0, 0, 'WITHSCORES')
  if first[2] then
    oldest = math.min(oldest, tonumber(first[2]))
    if priority == 1 or priority == 2 then
      bot = math.min(bot, tonumber(first[2]))
    end
  end
end
table.insert(found, now - oldest)
table.insert(found, redis.call('ZCARD', key('leases')))
table.insert(found, tonumber(redis.call('GET', key('burials')) or '0'))
table.insert(found, now - bot)
return found
