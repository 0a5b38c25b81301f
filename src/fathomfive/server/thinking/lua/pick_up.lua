-- name
local rest = redis.call('GET', key('course', ARGV[2]))
redis.call('DEL', key('course', ARGV[2]))
return rest
