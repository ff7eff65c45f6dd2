/** Forms that no ending tells, by the form that a dictionary has. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  `be was were been is are am|have has had|do did done does|go went gone|say said|make made|take took taken|come came|see saw seen
know knew known|get got gotten|give gave given|find found|think thought|tell told|become became|leave left|feel felt|bring brought
begin began begun|keep kept|hold held|write wrote written|stand stood|hear heard|mean meant|meet met|run ran|pay paid|sit sat
speak spoke spoken|lead led|grow grew grown|lose lost|fall fell fallen|send sent|build built|understand understood|draw drew drawn
break broke broken|spend spent|rise rose risen|drive drove driven|buy bought|wear wore worn|choose chose chosen|eat ate eaten
fly flew flown|throw threw thrown|sell sold|catch caught|teach taught|sing sang sung|drink drank drunk|steal stole stolen|win won
fight fought|seek sought|sleep slept|shake shook shaken|hide hid hidden|forget forgot forgotten|forgive forgave forgiven
bear bore borne|tear tore torn|strike struck|swear swore sworn|burn burnt|dig dug|hang hung|shoot shot|sink sank sunk|swim swam swum
blow blew blown|freeze froze frozen|weave wove woven|child children|man men|woman women|person people|foot feet|tooth teeth|life lives
wife wives|knife knives|leaf leaves|good better best|bad worse worst|show shown|wake woke woken|bind bound|lend lent|feed fed|flee fled
spin spun|slide slid|stick stuck|sweep swept|weep wept|creep crept|deal dealt|kneel knelt|bite bit bitten|ride rode ridden
ring rang rung|withdraw withdrew withdrawn|undergo underwent undergone|overcome overcame`
    .split(/[|\n]/)
    .flatMap((row) => {
      const [base = '', ...forms] = row.split(' ');
      return forms.map((form) => [form, base] as const);
    }),
);

const ENDINGS: readonly (readonly [ending: RegExp, base: string])[] = [
  [/(?<=..)ie[sd]$/, 'y'],
  [/(?<=[sxz]|ch|sh)es$/, ''],
  [/(?<=..[^siu])s$/, ''],
  [/(?<=..([bdfgklmnprt]))\1(?:ing|ed)$/, ''],
  [/(?<=...)(?:ing|ed)$/, ''],
];

/**
 * The words of an English text, small, without endings and the e before them, so that two forms of a word are the same. What
 * it gives is no English: `hop` and `hope` are one.
 */
export function englishStems(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll("'s", '')
      .match(/[a-z]+(?:-[a-z]+)*/g) ?? []
  ).map(stem);
}

function stem(word: string): string {
  const known = IRREGULAR.get(word);
  if (known !== undefined) return known.replace(/e$/, '');
  const [ending, base] = ENDINGS.find(([pattern]) => pattern.test(word)) ?? [];
  const bare = ending === undefined ? word : word.replace(ending, base ?? '');
  return bare.replace(/(.)\1$/, '$1').replace(/e$/, '');
}
