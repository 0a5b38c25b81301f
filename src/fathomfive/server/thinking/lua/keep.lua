-- id, token, milliseconds of a lease
if not is_held(ARGV[2], ARGV[3]) then
  return 0
end
redis.call('ZADD', key('leases'), now + tonumber(ARGV[4]), ARGV[2])
return 1
