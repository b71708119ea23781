-- Everything by global names, as a first draft is written.
function length(x, y)
  return math.sqrt(x * x + y * y)
end

total = 0
for i = 1, 5000000 do
  total = total + math.floor(length(i, i + 1))
end
print(total)
