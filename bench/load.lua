-- For wrk: sends bodies with an id of their own, and prints the result as JSON.
-- Nothing runs for each answer, because that would make wrk slower than the server.

function init(arguments)
  local body = arguments[1] or ""
  if body == "" then
    return
  end
  -- Different in each run, so that nobody registers twice.
  local run = string.format("%d-%d", os.time(), math.floor(os.clock() * 1e6))
  local sent = 0
  request = function()
    sent = sent + 1
    return wrk.format("POST", nil, nil, (body:gsub("%[<id>%]", run .. "-" .. sent)))
  end
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    'RESULT {"requests":%d,"seconds":%f,"refused":%d,"failed":%d,"p50Ms":%f,"p99Ms":%f}\n',
    summary.requests,
    summary.duration / 1e6,
    errors.status,
    errors.connect + errors.read + errors.write + errors.timeout,
    latency:percentile(50) / 1e3,
    latency:percentile(99) / 1e3
  ))
end
