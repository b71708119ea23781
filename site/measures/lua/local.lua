-- The same with names taken into locals before the loop.
local sqrt, floor = math.sqrt, math.floor

local function length(x, y)
  return sqrt(x * x + y * y)
end

local total = 0
for i = 1, 5000000 do
  total = total + floor(length(i, i + 1))
end
print(total)
