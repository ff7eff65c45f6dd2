/** Classes of English nouns that decide between `the price increase` and `the end of the year`. */

const RELATIONAL = new Set(
  `part parts kind type sort form number amount quantity level rate degree end beginning start middle centre center result
effect cause reason rest half majority minority group series set side top bottom front back edge lack use way case time
source name title aim goal purpose importance role member head king queen capital history people day night month year
week hour moment front basis base field lot piece item example sign symptom risk process period era age size length
height width weight depth distance speed volume value quality feature range percent third quarter copy picture image
story list collection bottle glass cup kilo kilogram litre metre meter ton subject issue situation state condition
power right freedom love fear hope fate death life birth arrival departure victory defeat existence absence presence
possibility probability duty responsibility opinion view idea meaning concept sense definition description study
beauty goodness people nation government president minister mayor governor director manager leader commander`.split(
    /\s+/,
  ),
);

/** Whether `head` takes its noun complement with `of` rather than behind it: `the end of the year`. */
export function isRelational(head: string): boolean {
  return RELATIONAL.has(head);
}

const CONCRETE = new Set(
  'station nation section position location question institution organization organisation foundation corporation government apartment document department moment monument instrument element parliament regiment audience sentence ambulance appliance distance alliance conference business witness harness illness sickness'.split(
    ' ',
  ),
);

/** Whether `head` is an abstract noun that stands without article: prevention, treatment, importance. */
export function isAbstract(head: string): boolean {
  return /(?:tion|sion|ment|ness|ance|ence|ism)$/.test(head) && !CONCRETE.has(head);
}

const PARTITIVE = new Set(
  `one some many several most a lot part parts half number group percent none each two three four five six seven eight
nine ten majority minority some of others number of any which one all both many of dozens hundreds thousands millions
amount little few kind type example`.split(/\s+/),
);

/** Whether از after `head` means `of`. */
export function isPartitive(head: string): boolean {
  return (
    PARTITIVE.has(head) || /^(?:a number|some people|which one|not one|none|each one|a lot|one)/.test(head)
  );
}

const PLACE_KINDS = new Set(
  'city country province island village state region month district town continent port'.split(' '),
);

/** Kinds whose name follows with `of`: the city of Tehran. */
export function isPlaceKind(head: string): boolean {
  return PLACE_KINDS.has(head);
}

const NAMED_BEFORE = new Set(
  'river lake mountain mountains sea ocean street avenue square university airport desert party bank newspaper magazine'.split(
    ' ',
  ),
);

/** Kinds that stand behind their name: the Karun river. */
export function standsBehindName(head: string): boolean {
  return NAMED_BEFORE.has(head);
}
