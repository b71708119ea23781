#!/usr/bin/env bash
# Замер сервера: vps-bench.sh [cpu|disk|all] [КАТАЛОГ]. Печатает таблицу через табуляцию:
# что измерено, единица, медиана, меньшее и большее из повторов. Строки с # — условия замера.
# REPEATS, DURATION (секунды одного прогона) и SIZE меняют размах; КАТАЛОГ — на проверяемом диске.
set -euo pipefail
export LC_ALL=C

what=${1:-all} folder=${2:-/var/tmp}
repeats=${REPEATS:-3} duration=${DURATION:-30} size=${SIZE:-2G}
cores=$(nproc)

need() {
  command -v "$1" > /dev/null || { echo "нет программы $1: sudo apt install $1" >&2; exit 3; }
}

# Такты с загрузки: все и отнятые гипервизором.
ticks() { awk '/^cpu / { for (i = 2; i <= 9; i++) all += $i; print all, $9 }' /proc/stat; }

# Числа по одному в строке: медиана, меньшее, большее.
summary() {
  sort -g | awk '{ v[NR] = $1 } END {
    m = NR % 2 ? v[(NR + 1) / 2] : (v[NR / 2] + v[NR / 2 + 1]) / 2
    printf "%.6g\t%.6g\t%.6g\n", m, v[1], v[NR] }'
}

# row НАЗВАНИЕ ЕДИНИЦА КОМАНДА…: повторяет команду, которая печатает одно число.
row() {
  local name=$1 unit=$2 run
  shift 2
  printf '%s\t%s\t' "$name" "$unit"
  for ((run = 0; run < repeats; run++)); do "$@"; done | summary
}

cpu() { sysbench cpu --threads="$1" --time="$duration" run | awk '/events per second/ { print $4 }'; }

# disk РАЗДЕЛ ЧИСЛО КЛЮЧИ…: из отчёта fio берёт первое такое число раздела.
disk() {
  local section=$1 key=$2
  shift 2
  fio --name=bench --filename="$file" --size="$size" --time_based --runtime="$duration" \
    --ramp_time=2 --group_reporting --output-format=json "$@" |
    awk -v s="\"$section\"" -v k="\"$key\"" '
      $1 == s { on = 1 }
      on && $1 == k && !said { gsub(",", "", $3); print $3; said = 1 }'
}

commit() { disk sync "$1" --rw=write --bs=4k --ioengine=sync --fdatasync=1 | awk '{ print $1 / 1e6 }'; }

measure_cpu() {
  need sysbench
  row 'процессор, 1 поток' 'событий/с' cpu 1
  row "процессор, потоков: $cores" 'событий/с' cpu "$cores"
}

measure_disk() {
  need fio
  file=$(mktemp "$folder/vps-bench.XXXXXX")
  trap 'rm -f "$file"' EXIT
  local random=(--bs=4k --ioengine=libaio --direct=1)
  # Файл заполняется целиком: чтение дыр показало бы скорость пустоты.
  fio --name=fill --filename="$file" --size="$size" --rw=write --bs=1M --direct=1 --end_fsync=1 > /dev/null
  row 'чтение 4 КБ, очередь 1' IOPS disk read iops --rw=randread "${random[@]}" --iodepth=1
  row 'чтение 4 КБ, очередь 32' IOPS disk read iops --rw=randread "${random[@]}" --iodepth=32
  row 'запись 4 КБ, очередь 32' IOPS disk write iops --rw=randwrite "${random[@]}" --iodepth=32
  row 'подтверждение, среднее' мс commit mean
  row 'подтверждение, 99 из 100' мс commit 99.000000
}

echo "# $(date -u +%Y-%m-%dT%H:%MZ), ядер: $cores, ядро Linux $(uname -r | cut -d- -f1)"
echo "# повторов: $repeats по $duration с, файл $size, нагрузка до начала: $(cut -d' ' -f1 /proc/loadavg)"
read -r all stolen < <(ticks)
case $what in
  cpu) measure_cpu ;;
  disk) measure_disk ;;
  all) measure_cpu; measure_disk ;;
  *) echo "vps-bench.sh [cpu|disk|all] [КАТАЛОГ]" >&2; exit 2 ;;
esac
read -r all_after stolen_after < <(ticks)
awk -v all="$((all_after - all))" -v stolen="$((stolen_after - stolen))" \
  'BEGIN { printf "# отнято гипервизором: %.1f %%\n", all ? 100 * stolen / all : 0 }'
