-- id, token, most tries, milliseconds in the grave, how it ended: 'finish', 'give back', 'fail' or 'bury'
local id, most_tries, how = ARGV[2], tonumber(ARGV[4]), ARGV[6]
if not is_held(id, ARGV[3]) then
  return 0
end
if how == 'finish' then
  finish(id)
  return 1
end
if how == 'give back' then
  redis.call('HINCRBY', key('job', id), 'tries', -1)
elseif how == 'bury' then
  redis.call('HSET', key('job', id), 'tries', most_tries)
end
try_again(id, most_tries, ARGV[5])
return 1
