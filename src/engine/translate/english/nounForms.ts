import plur from 'plur';

const IRREGULAR_SECOND_PART = /^(.*)(woman|man|child)$/;
const PLURAL_ENDINGS: Readonly<Record<string, string>> = { woman: 'women', man: 'men', child: 'children' };
/** Not made with `man`. */
const OTHER_MAN = /(?:brah|cai|ger|hu|otto|ro|sha|talis|to|tu)man$/i;
/** Glosses that are plural already, as those of collective words: `arrows`, `collected poems`. */
const IN_PLURAL = /[^aious]s$/;
const SINGULAR_IN_S = /(?:lens|mumps|summons|hertz|thermos|ss)$/;
const ALWAYS_PLURAL =
  /(?:^|\s)(?:people|police|clothes|goods|glasses|trousers|scissors|news|mathematics|physics|politics|economics|percent)$/;
const HEAD_BEFORE_PREPOSITION = /^(.*?\S)( (?:of|in|to|for|on|at|by|per) .*| Celsius| Fahrenheit|-in-law)$/;

const WITH_PLURAL_VERB = /^(?:people|police)$/;

/** Whether the verb of an English noun without plural ending is plural: `people`. */
export function takesPluralVerb(noun: string): boolean {
  return WITH_PLURAL_VERB.test(noun);
}

const PLURAL_FORM = /s$|^(?:people|children|men|women|data|news|media)$/;

/** Whether an English noun is a plural already: `members`, `children`. */
export function isPluralForm(noun: string): boolean {
  return PLURAL_FORM.test(noun);
}

const ABSTRACT_ENDING = /(?:tion|sion|ment|ness|ance|ence|ism)$/;
const CONCRETE = new Set(
  'station nation section position location question institution organization organisation foundation corporation government apartment document department moment monument instrument element parliament regiment audience sentence ambulance appliance distance alliance conference business witness harness illness sickness'.split(
    ' ',
  ),
);

/** Whether an English noun has the ending of an abstract one, which stands without article: prevention, importance. */
export function isAbstract(noun: string): boolean {
  return ABSTRACT_ENDING.test(noun) && !CONCRETE.has(noun.slice(noun.lastIndexOf(' ') + 1));
}

/** The plural of an English noun or noun phrase without article: `name of the day` gives `names of the day`. */
export function plural(noun: string): string {
  const phrase = HEAD_BEFORE_PREPOSITION.exec(noun);
  if (phrase) return plural(phrase[1] ?? '') + (phrase[2] ?? '');
  if (ALWAYS_PLURAL.test(noun)) return noun;
  const space = noun.lastIndexOf(' ') + 1;
  return noun.slice(0, space) + pluralWord(noun.slice(space));
}

function pluralWord(word: string): string {
  if (OTHER_MAN.test(word)) return `${word}s`;
  if (word === 'Dr.') return 'doctors';
  const second = IRREGULAR_SECOND_PART.exec(word);
  if (second) return (second[1] ?? '') + (PLURAL_ENDINGS[second[2] ?? ''] ?? '');
  if (/[aeoy]sis$/.test(word)) return word.replace(/is$/, 'es');
  return IN_PLURAL.test(word) && !SINGULAR_IN_S.test(word) ? word : plur(word, 2);
}

const VOWEL_LETTER_CONSONANT_SOUND = /^(?:uni(?![nm])|use|usual|util|ur[aeo]|eu|one|once|ubiq)/i;
const SILENT_H = /^(?:hour|honest|honour|honor|heir)/i;
const LETTER_NAME_WITH_VOWEL = /^(?:[AEFHILMNORSX]|8)(?:[A-Z0-9.-]|$)|^(?:11|18)(?!\d)/;

/** `a` or `an`, whichever stands before `next`. */
export function indefiniteArticle(next: string): 'a' | 'an' {
  if (LETTER_NAME_WITH_VOWEL.test(next) || SILENT_H.test(next)) return 'an';
  if (VOWEL_LETTER_CONSONANT_SOUND.test(next)) return 'a';
  return /^[aeiou]/i.test(next) ? 'an' : 'a';
}

/** The possessive of a noun phrase: `Ali` gives `Ali's`, `the teachers` gives `the teachers'`. */
export function possessive(phrase: string, isPlural: boolean): string {
  return (isPlural && phrase.endsWith('s')) || phrase.endsWith('others') ? `${phrase}'` : `${phrase}'s`;
}

/** English nouns that stand without an article where nothing is told apart: fever, soap, access. */
const MASS = new Set(
  `ability access accuracy acid acne adulthood advertising advice age aggression agriculture aid air alcohol ambition anger anxiety
appetite architecture art asthma atmosphere attention authority awareness bacteria baggage beauty behaviour birth bleeding blood bread
breath breathing butter calm cancer capital capitalism care cash caution censorship chaos cheese childhood chocolate cholera
clarity climate clothing coal coffee comfort commerce common communication compassion concern confidence confusion
congestion consent construction contact content control cooking cooperation copper corruption cotton coughing courage cream creativity
credit crime criticism cruelty culture curiosity custody damage dance darkness data dancing daylight death debt demand democracy depth despair destruction diabetes diagnosis diarrhoea dinner disability
discipline discomfort disease disgust dissatisfaction doubt drinking driving drought dust duty ease eating economics education effort electricity employment encouragement endurance energy engineering enjoyment entertainment envy equality equipment
evidence evil evolution excess excitement exercise expansion experience exploitation exposure expression fairness
faith fame family farming fashion fasting fat fatigue fear fertility fever fiction finance fire fish fishing flesh flour flu
food football freedom freight friendship frost fruit fuel fun furniture garbage garlic gas gender generosity glory gold
gossip grace gratitude greed grief growth guidance guilt happiness hardware harm haste hate hatred headache
health healing heat heaven heaviness heartburn help hepatitis heredity heroin history homework honesty honey honour hope hospitality hospitalization
housing humanity humidity humility humour hunger hunting hygiene hysteria ice identity immigration immunity implementation
importance imprisonment inequality infection inflation influenza ink innocence insulin insurance integrity intelligence
intelligentsia internet investment iron irrigation islam itching jealousy jewellery joy judgment justice kindness knowledge
labour laughter law leadership learning leather leisure leprosy liberty life light linguistics listening literacy
literature logic loneliness love loyalty luck luggage machinery magic maintenance malaria management mankind manufacturing
marriage mathematics meat medicine memory mercy migration milk mining modesty money morality mortality motherhood motion mud music mucus nature nausea navigation necessity neglect neutrality news nitrogen noise nursing nutrition obedience obesity
oil old oppression optimism ownership oxygen pain paper parking passion patience patriotism payment peace people
perfection persistence petrol philosophy phlegm photography physics pity plastic pleasure plenty pneumonia poetry policy politeness politics pollution polytheism popularity poverty power practice praise prayer precision
pregnancy prejudice presence preservation pressure prestige prevalence prevention pride printing privacy privatization production profit
progress promotion propaganda property prose prosperity protection psychology public publicity punctuality punishment purity quarantine rain reading reality reason recognition recovery recreation recruitment recycling reform
refuge regret rehabilitation relaxation relief religion repentance replication repression research resistance respect
responsibility rest restoration revenge rice risk running rubbish rust sadness safety salt sand satisfaction school schizophrenia science screening
secrecy security sensitivity service sex shame shelter shipping shopping silence silk silver skin
slavery sleep smoke smoking sneezing snow soap society sodium software soil solidarity sorrow space speech speed spending sport stability starvation
steam steel stigma strength stress study stupidity success suffering sugar suicide sunlight sunshine supervision
supply support surgery surveillance survival suspicion swimming symmetry sympathy talent taxation tea teaching teamwork technology
terror terrorism testing thirst thought time tobacco tolerance torture tourism trade trading traffic training tranquillity transfer
transmission transparency transport travel treatment trouble truth tuberculosis typhus understanding unemployment
urbanization urine usage use validity value vapour vegetation ventilation vengeance victory violence vomiting voting
war warfare warmth waste water wealth weakness weather welfare wheat wildlife wine wisdom wood wool work worry worship writing youth zinc`.split(
    /\s+/,
  ),
);

const MASS_ENDING =
  /(?:ability|ibility|ivity|ality|osity|osis|itis|aemia|emia|ship|hood|ology|graphy|ism|ness|ization|isation|therapy)$/;

const BEHIND_HEAD = / (?:of|in|to|for|on|at|by) .*$/;

/** Whether a noun is one of those, by the word that it is: `heart disease`, `minister of energy`. */
export function isMass(noun: string): boolean {
  const head = noun.replace(BEHIND_HEAD, '');
  const last = head.slice(head.lastIndexOf(' ') + 1);
  return MASS.has(last) || MASS_ENDING.test(last);
}
