-- name, what a bot means to do next, milliseconds for which it is kept
redis.call('SET', key('course', ARGV[2]), ARGV[3], 'PX', ARGV[4])
return 1
