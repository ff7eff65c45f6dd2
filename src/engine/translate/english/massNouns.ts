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
