import { RENEW_EVERY } from "./leased-locks";

/**
 * How long a Redis that has forgotten gives no lock (ms): every living process renews what it holds within this time,
 * even one that has to connect again. Less than requests queue for.
 */
export const FORGETFUL_FOR = 2 * RENEW_EVERY * 1000;

/**
 * Sets `forgetful`: this Redis was started, replaced or emptied so short a time ago that locks may be held it does not
 * know of. `run_id` is another with every start. KEYS[1] is what it remembers, ARGV[1] the lease in ms.
 */
const MEMORY = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local run = string.match(redis.call('INFO', 'server'), 'run_id:(%w+)')
local since = redis.call('HGET', KEYS[1], run)
if not since then
  redis.call('DEL', KEYS[1])
  redis.call('HSET', KEYS[1], run, now)
  since = now
end
local forgetful = now - since < ${FORGETFUL_FOR}
`;

export const LOOK = `${MEMORY} return forgetful and 1 or 0`;

/** KEYS[2] the lock, ARGV[2] its owner, ARGV[3] whether the owner may take what he has already. */
export const TAKE = `${MEMORY}
local owner = redis.call('GET', KEYS[2])
if owner then
  if owner ~= ARGV[2] or ARGV[3] ~= '1' then return 0 end
elseif forgetful then
  return 0
end
redis.call('SET', KEYS[2], ARGV[2], 'PX', ARGV[1])
return 1`;

/** Renews a lease. Restores an expired one only in a forgetful Redis: otherwise another owner may have had it since. */
export const RENEW = `${MEMORY}
local owner = redis.call('GET', KEYS[2])
if owner == ARGV[2] or (not owner and forgetful) then
  redis.call('SET', KEYS[2], ARGV[2], 'PX', ARGV[1])
  return 1
end
return 0`;

/** KEYS[2…] the locks; answers how many of them the owner had. */
export const GIVE = `
local given = 0
for index = 2, #KEYS do
  if redis.call('GET', KEYS[index]) == ARGV[2] then given = given + redis.call('DEL', KEYS[index]) end
end
return given`;
