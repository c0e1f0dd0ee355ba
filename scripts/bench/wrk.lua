-- The requests and the report of wrk; run by scripts/bench/server.mjs. With the argument `lead` every request is a new lead.

local threads = 0

function setup(thread)
  threads = threads + 1
  thread:set("number", threads)
end

function init(arguments)
  leads = arguments[1] == "lead"
  sent = 0
  run = os.time() % 100000000
end

function request()
  if not leads then
    return wrk.format()
  end
  sent = sent + 1
  local key = string.format("%08d-0000-4000-8000-%04d%08d", run, number, sent)
  local body = string.format(
    '{"fullName":"Ada Lovelace","email":"%s@visitors.example","phone":"+17045550101","company":"Engines","description":"%s","privacy":true}',
    key, string.rep("x", 200))
  return wrk.format("POST", nil, { ["content-type"] = "application/json", ["idempotency-key"] = key }, body)
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '{"requests":%d,"bytes":%d,"micros":%d,"p50":%d,"p99":%d,"failed":%d}\n',
    summary.requests, summary.bytes, summary.duration, latency:percentile(50), latency:percentile(99),
    errors.connect + errors.read + errors.write + errors.status + errors.timeout))
end
