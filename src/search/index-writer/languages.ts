/**
 * What languages do with their words: as data, since it travels with the index, so that a reader gets
 * the rules of the site's language and of no other.
 *
 * Forms are brought together lightly: plurals, genders, the commonest endings of verbs. The rules work on folded words,
 * since readers type «instalacion» and «grosse» without their marks; whole algorithms of Snowball want the marks, take
 * more off than a reader means, and weigh ten times as much. After J. Savoy's light stemmers
 * (http://members.unine.ch/jacques.savoy/clef/), for English after the first step of M. Porter's (1980).
 */

import type { WrittenLanguage } from '../text/language.ts'

/** Forms of Russian words are the one thing that browsers know themselves. */
const RUSSIAN = [
  'и в во не ни что он она оно они на я мы вы с со как а то все так его но да ты к ко у же за бы по ее их из от до о об',
  'для или если это кто при ли без под над через между чтобы чем где куда сколько когда зачем почему какой какая какую какое какие каких',
  'который которая которую которое которые которых еще уже тоже только есть нет быть такое такой такая такие можно нужно мне мой моя мои свой своя свое свои своего свою',
].join(' ')

/** See `WrittenLanguage` for how rules are read. */
const LANGUAGES: Readonly<Record<string, Omit<WrittenLanguage, 'keys'> & { keys?: string }>> = {
  // After L. Larkey's light10 (2002): the article with what is written onto it, then plurals, genders, endings.
  ar: {
    script: 'Arabic',
    stop: 'في من على الي عن مع هذا هذه ذلك تلك التي الذي ان او و ما لا هو هي كل قد تم كما لم لن ثم بعد قبل عند بين',
    forms: [[['^[وف]?(?:ال|بال|كال|لل)(...+)$', '$1']], [['(...)(?:ات|ون|ين|ان|ها|يه|ه|ي)$', '$1']]],
  },
  de: {
    stop: 'der die das den dem des ein eine einen einem einer eines und oder in im ist sind zu zum zur mit von vom fur auf wie was man es an am bei nicht auch ich sie sich wird werden kann konnen soll muss mussen mein meine meinen ihr ihre ihren welche welcher welches wo wann warum nur noch wenn als so hat haben war gibt',
    forms: [
      [['(.{5})ung(?:en|s)?$', '$1']],
      [['(...)(?:ern|e[mnrs]|e)$|(....)[ns]$', '$1$2']],
      [['(...)est$|(....)e[rn]$', '$1$2']],
    ],
    // The s behind these is there for what follows: «Verfügbarkeitszonen», «Verwaltungsoberfläche».
    joint: '(?<=(?:[hk]eit|ung|schaft|ion|tat)s)(?=.{3})',
  },
  // The locale that sites in Russian have, too, when nobody names theirs.
  en: {
    stop: `${RUSSIAN} i you it its this that these those are was be been for on with as at by or if from how what which when where why do does can could should would will we my your have has not who there they them than then so`,
    forms: [
      [
        ['(..[^aeiou])ies$', '$1y'],
        ['(ss|x|z|ch|sh)es$', '$1'],
        ['(..[^ius])s$', '$1'],
      ],
      // Docs call «Configuration» what readers configure. What would be another name stays: `react` is no reaction.
      [
        ['^(?!found|form)(.{3,}[^e])at(?:ion|e|ing|ed)$', '$1'],
        ['^(?!express|product|react|project)(.{4,}[st])ion$', '$1'],
        ['(.{6})ment$', '$1'],
      ],
      [
        ['(..[^aeiou])ied$', '$1y'],
        ['(eed)$', '$1'],
        ['^(?=.{5})(.*[aeiouy].*)ed$|^(?=.{6})(.*[aeiouy].*)ing$', '$1$2'],
      ],
      [['(..)([^aeiouylsz])\\2$', '$1$2']],
      [
        ['(ee)$', '$1'],
        ['(....)e$', '$1'],
      ],
    ],
  },
  es: {
    stop: 'el la los las un una unos unas de del al a en y o que como es son con por para se su lo no mi tu si mas este esta puedo puede hacer cual donde cuando',
    forms: [
      [
        ['(...)ces$', '$1z'],
        ['(..)eses$', '$1es'],
        ['(...)[aeo]s$|(....)[aeo]$', '$1$2'],
      ],
    ],
  },
  fr: {
    stop: 'le la les un une des du de d l au aux et ou en dans est sont que qui quoi comment pour par avec sur ce cet cette il elle on je vous nous ne pas se sa son ses plus cest j m n s t qu puis peut faire quel quelle mon ma mes votre vos quand pourquoi',
    forms: [
      [
        ['(...)aux$', '$1al'],
        ['(....)[sx]$', '$1'],
      ],
      [['(.....)r$', '$1']],
      [['(....)e$', '$1']],
      [['(....)e$', '$1']],
      [['(..)(.)\\2$', '$1$2']],
    ],
  },
  it: {
    stop: 'il lo la i gli le un uno una di del della dei delle da dal in nel nella con su per e o che come cosa si non mi tra questo questa sono l d dell nell all sull dall posso fare dove quando perche',
    forms: [[['(....)(?:[hi][ei]|i[ao]|[aeio])$', '$1']]],
  },
  nl: {
    stop: 'de het een en of in is zijn van voor met op te ik je hoe wat dat dit die niet er als aan bij uit om kan mijn waar wanneer',
    forms: [
      [
        ['(...)heden$', '$1heid'],
        ['(...)en$|(....)[es]$', '$1$2'],
      ],
      [['(..)(.)\\2$', '$1$2']],
    ],
    joint: '(?<=(?:heid|ing|teit|ion)s)(?=.{3})',
  },
  pt: {
    stop: 'o a os as um uma uns umas de do da dos das em no na nos nas e ou que como para por com se nao eu voce seu sua este esta mais ao posso pode fazer qual onde quando',
    forms: [
      [
        ['(..)[ao]es$', '$1ao'],
        ['(..)([aeo])is$', '$1$2l'],
        ['(...)ns$', '$1m'],
        ['(...)([rz])es$', '$1$2'],
        ['(...)s$', '$1'],
      ],
      [['(....)[aeo]$', '$1']],
    ],
  },
  fa: {
    script: 'Arabic',
    stop: 'و در به از که اين ان را با براي است يك تا هم هر يا ما اگر نيز بر',
    forms: [[['(..)(?:هايي|هاي|ها)$', '$1']]],
  },
  // Scripts without spaces have no words here but pairs of letters; of these what questions and verbs end with.
  ja: {
    stop: 'です ます ませ せん した して する され れる いる ある あり こと もの とは では には など から まで ため よう どう うや やっ って この その',
    forms: [],
  },
  ko: {
    stop: '하는 하기 하고 에서 으로 합니 습니 입니 니다 있는 어떻 떻게 무엇 는지 하나 나요 해요 하세 세요 려면 해야 엇인 인가 가요 까요 니까 은가 는가 인지 어디 디서 언제 얼마 어떤',
    forms: [],
  },
  zh: {
    stop: '怎么 怎麼 怎样 怎樣 么样 麼樣 什么 什麼 为什 為什 如何 哪里 哪裡 哪个 哪個 是否 可以 我们 我們 一个 一個 这个 這個',
    forms: [],
  },
  be: { stop: RUSSIAN, forms: [], keys: "ёйцукенгшўзх'фывапролджэячсмітьбю" },
  ru: { stop: RUSSIAN, forms: [] },
  tr: {
    stop: 've bir bu ile icin de da mi ne gibi daha cok ya olan olarak ise ki her en o su biz siz ben nasil nedir',
    forms: [
      [['(...)l[ae]r(?:[ae]|i|in|[dt][ae]n?)?$', '$1']],
      [['(...)(?:n[iu]n|[iu]n|y[aeiu]|s[iu]|[dt][ae]n?)$', '$1']],
      [['(...)[aeiu]$', '$1']],
    ],
  },
  uk: {
    script: 'Cyrillic',
    keys: 'ʼйцукенгшщзхїфівапролджєячсмитьбю',
    stop: 'і й та в у з із зі на до по за від для що як це ці цей ця той не або але бо чи де коли чому куди скільки навіщо хто який яка яке які є був була було були його іі іх ми ви він вона вони при про над під без між через',
    forms: [
      [['(...)(?:ся|сь)$', '$1']],
      [['(...)(?:[ія]ми|ами|ими|ого|ому|[оеє]ві|[оеє]ю|[ая]х|[иі]х|[ая]м|[иіоеє]м|ів|ий|ій|[аяуюоеєиіьй])$', '$1']],
      [
        ['(..[бвгджзклмнпрстфхцчшщ])[ое]к$', '$1к'],
        ['(....)[иі]$', '$1'],
      ],
    ],
  },
}

/** Most of those who type Cyrillic letters in Latin ones by mistake. */
const KEYS = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

/** In texts of every language, since all of them quote English. */
const QUOTED = 'the a an of to in and is'

/**
 * On Russian sites Latin words have no forms: they are names. Of a language of which nothing is known, too.
 * `locale`: such as `pt-BR`; without one it is Russian.
 */
export function writtenLanguage(locale: string): WrittenLanguage {
  const { stop, ...known } = LANGUAGES[locale.toLowerCase().split(/[-_]/)[0] || 'ru'] ?? { stop: '', forms: [] }
  return { keys: KEYS, ...known, stop: `${QUOTED} ${stop}`.trim() }
}
