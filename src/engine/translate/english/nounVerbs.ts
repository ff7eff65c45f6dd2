/** Nouns whose verb no ending tells. */
const OWN_VERBS: ReadonlyMap<string, string> = new Map(
  `accusation accuse|adaptation adapt|admiration admire|affirmation affirm|alteration alter|application apply|aspiration aspire|
attention pay attention|citation cite|combination combine|comparison compare|confirmation confirm|confrontation confront|
conservation conserve|consideration consider|consultation consult|conversation converse|declaration declare|definition define|
demonstration demonstrate|derivation derive|destruction destroy|determination determine|documentation document|exploration explore|
examination examine|excavation excavate|expectation expect|explanation explain|expulsion expel|fermentation ferment|
formation form|foundation found|imagination imagine|implementation implement|information inform|inspiration inspire|
installation install|interpretation interpret|invitation invite|limitation limit|modernization modernize|notation note|
observation observe|organization organize|perception perceive|plantation plant|preparation prepare|presentation present|
preservation preserve|privation deprive|proclamation proclaim|quotation quote|realization realize|recommendation recommend|
reformation reform|registration register|repetition repeat|representation represent|reservation reserve|resolution resolve|
restoration restore|revelation reveal|starvation starve|taxation tax|temptation tempt|transformation transform|transportation transport|
acquisition acquire|addition add|competition compete|composition compose|exhibition exhibit|exposition expose|opposition oppose|
position place|proposition propose|recognition recognize|submission submit|supposition suppose|transition pass|
permission permit|admission admit|omission omit|transmission transmit|decision decide|division divide|collision collide|
revision revise|supervision supervise|provision provide|expansion expand|extension extend|suspension suspend|comprehension comprehend|
conversion convert|inversion invert|conclusion conclude|exclusion exclude|inclusion include|explosion explode|erosion erode|
discussion discuss|expression express|impression impress|suppression suppress|oppression oppress|compression compress|aggression attack|
approval approve|arrival arrive|denial deny|dismissal dismiss|disposal dispose|proposal propose|refusal refuse|removal remove|
renewal renew|revival revive|survival survive|trial try|withdrawal withdraw|burial bury|acceptance accept|assistance assist|
avoidance avoid|resistance resist|reference refer|interference interfere|insistence insist|guidance guide|performance perform|
analysis analyse|diagnosis diagnose|emphasis emphasize|hypothesis hypothesize|synthesis synthesize|growth grow|proof prove|
belief believe|relief relieve|loss lose|sale sell|speech speak|thought think|choice choose|defence defend|advice advise|
maintenance maintain|storage store|discovery discover|delivery deliver|recovery recover|inquiry inquire|injury injure|
pressure press|failure fail|seizure seize|closure close|exposure expose|signature sign|success succeed|complaint complain|response respond|
trade trade|encounter encounter|investment invest|treatment treat`
    .split(/\|\s*/)
    .map((pair): readonly [string, string] => {
      const [noun = '', ...verb] = pair.split(' ');
      return [noun, verb.join(' ')];
    }),
);

/** Nouns that are verbs as they are. */
const VERBS = new Set(
  `access advance aim answer appeal arrest attack attempt bargain bid blame bomb break broadcast call care cause change charge charm check claim
comfort command comment compromise conflict contact contest contrast control copy cough cover credit cure damage dance deal debate
decay decline decrease defeat delay delight demand design desire display dispute doubt dream drink drive end escape
estimate excuse exercise experience export fall fear fight film filter finance fish flight flood focus forecast fuel function
gamble greet grip guard guess harm hate heat help hope hunt import impact increase influence insult interest interview issue journey
joke judge kick kiss label lack laugh launch lecture lie limit link list load look love map mark march mention monitor
murder name need neglect note notice number offer order outline overlap panic pardon park pause permit plan plot poison praise
present press prize process produce program progress project promise protest punish purchase question quiz quote race raid rain rape reach
rebel record reform regret reject release rent repair replay reply report request rescue research respect rest result return review
revolt reward ride risk rule ruin rush sacrifice sample scan scream search shape share shelter shift shock shout show
sigh sign signal smile smoke sneeze snow sound spin spray stain start stop stress strike struggle study supply support surprise
survey suspect swing talk target taste tax tease test thank threat tour trade train transfer transport trap travel trick trust
upset use value veto view visit vote wait walk wash waste watch welcome whisper wish witness work worry wound wrap`.split(
    /\s+/,
  ),
);

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ification$/, 'ify'],
  [/i([sz])ation$/, 'i$1e'],
  [/duction$/, 'duce'],
  [/scription$/, 'scribe'],
  [/ception$/, 'ceive'],
  [/sumption$/, 'sume'],
  [/ation$/, 'ate'],
  [/([cp])tion$/, '$1t'],
  [/ution$/, 'ute'],
  [/etion$/, 'ete'],
  [/([a-z]{3})ment$/, '$1'],
  [/([bcdfgklmnprstvz])\1ing$/, '$1'],
  [/((?:[aeiou][cgsvz]|[^aeiou][cgl]))ing$/, '$1e'],
  [/([a-z]{3})ing$/, '$1'],
];

/** The verb of an English noun of action: `confirmation` gives `confirm`; undefined for other nouns. */
export function verbOfNoun(noun: string): string | undefined {
  if (!/^[a-z]+$/.test(noun)) return undefined;
  const own = OWN_VERBS.get(noun);
  if (own !== undefined) return own;
  if (VERBS.has(noun)) return noun;
  const ending = ENDINGS.find(([pattern]) => pattern.test(noun));
  return ending && noun.replace(...ending);
}
