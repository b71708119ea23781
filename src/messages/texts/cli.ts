/** Texts about the command line: help, progress, what commands say. */

import type { TextEntry } from '../text.ts'

export const cli = {
  'level/error': { en: 'error', ru: 'ошибка' },
  'level/warning': { en: 'warning', ru: 'предупреждение' },
  'level/note': { en: 'note', ru: 'к сведению' },
  'places/same': { en: 'the same: {places}', ru: 'то же: {places}' },
  'places/more': {
    en: 'the same: {places} and in {rest|more place|more places}',
    ru: 'то же: {places} и ещё {rest|место|места|мест}',
  },
  'count/errors': { en: 'Errors: {errors}', ru: 'Ошибок: {errors}' },
  'count/warnings': { en: 'Warnings: {warnings}', ru: 'Предупреждений: {warnings}' },
  'count/both': {
    en: 'Errors: {errors}, warnings: {warnings}',
    ru: 'Ошибок: {errors}, предупреждений: {warnings}',
  },
  'environment/no-space': {
    en: ['no space left on the disk{where}', 'free some space and try again'],
    ru: ['на диске нет места{where}', 'освободите место и повторите'],
  },
  'environment/quota': {
    en: ['the disk quota is used up{where}', 'free some space and try again'],
    ru: ['квота на диске исчерпана{where}', 'освободите место и повторите'],
  },
  'environment/no-access': {
    en: ['no access{where}', 'check the permissions of the folder'],
    ru: ['нет доступа{where}', 'проверьте права на папку'],
  },
  'environment/read-only': {
    en: ['the disk is read-only{where}', 'name another folder: --out-dir'],
    ru: ['диск только для чтения{where}', 'укажите другую папку: --out-dir'],
  },
  'environment/open-files': {
    en: ['too many files are open{where}', 'raise the limit: ulimit -n 4096'],
    ru: ['открыто слишком много файлов{where}', 'поднимите предел: ulimit -n 4096'],
  },
  'environment/other-disk': {
    en: ['the output folder is on another disk{where}', 'name a folder beside the site: --out-dir'],
    ru: ['папка вывода на другом диске{where}', 'укажите папку рядом с сайтом: --out-dir'],
  },
  'environment/busy': {
    en: ['a file or folder is busy{where}', 'close the program that holds it'],
    ru: ['файл или папка заняты{where}', 'закройте программу, которая их держит'],
  },
  'environment/port': {
    en: ['the port is taken{where}', 'name another: --port'],
    ru: ['порт занят{where}', 'укажите другой: --port'],
  },
  'environment/address': {
    en: ['this machine has no such address{where}', 'name another: --host'],
    ru: ['такого адреса у этой машины нет{where}', 'укажите другой: --host'],
  },
  internal: {
    en: ['internal error of the engine: {message}', 'run again with --debug and tell the developers'],
    ru: ['внутренняя ошибка движка: {message}', 'повторите с --debug и сообщите разработчикам'],
  },
} satisfies Record<string, TextEntry>
