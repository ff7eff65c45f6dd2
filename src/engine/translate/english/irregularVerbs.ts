/** Base, past, past participle; the participle is left out where it equals the past. */
const TABLE = `
arise arose arisen; beget begot begotten; behold beheld; bid bid; breastfeed breastfed; forgo forwent forgone; forsake forsook forsaken; overdo overdid overdone; oversleep overslept; reread reread; reset reset; retell retold;
rethink rethought; speed sped; strew strewed strewn; troubleshoot troubleshot; awake awoke awoken; be was been; bear bore borne; beat beat beaten; become became become;
begin began begun; bend bent; bet bet; bind bound; bite bit bitten; bleed bled; blow blew blown; break broke broken;
breed bred; bring brought; broadcast broadcast; build built; burst burst; buy bought; cast cast; catch caught;
choose chose chosen; cling clung; come came come; cost cost; creep crept; cut cut; deal dealt; dig dug; do did done;
draw drew drawn; drink drank drunk; drive drove driven; eat ate eaten; fall fell fallen; feed fed; feel felt;
fight fought; find found; flee fled; fling flung; fly flew flown; forbid forbade forbidden; forecast forecast;
foresee foresaw foreseen; forget forgot forgotten; forgive forgave forgiven; freeze froze frozen; get got;
give gave given; go went gone; grind ground; grow grew grown; hang hung; have had; hear heard; hide hid hidden;
hit hit; hold held; hurt hurt; keep kept; kneel knelt; know knew known; lay laid; lead led; leave left; lend lent;
let let; lie lay lain; light lit; lose lost; make made; mean meant; meet met; mislead misled; mistake mistook mistaken;
misunderstand misunderstood; offset offset; outdo outdid outdone; overcome overcame overcome; oversee oversaw overseen;
overtake overtook overtaken; overthrow overthrew overthrown; pay paid; prove proved proven; put put; quit quit;
read read; rebuild rebuilt; redo redid redone; repay repaid; rewrite rewrote rewritten; rid rid; ride rode ridden;
ring rang rung; rise rose risen; run ran run; say said; see saw seen; seek sought; sell sold; send sent; set set;
sew sewed sewn; shake shook shaken; shed shed; shine shone; shoot shot; show showed shown; shrink shrank shrunk;
shut shut; sing sang sung; sink sank sunk; sit sat; slay slew slain; sleep slept; slide slid; sow sowed sown;
speak spoke spoken; spend spent; spill spilled; spin spun; spit spat; split split; spread spread;
spring sprang sprung; stand stood; steal stole stolen; stick stuck; sting stung; stink stank stunk; stride strode stridden;
strike struck; string strung; strive strove striven; swear swore sworn; sweep swept; swell swelled swollen; swim swam swum;
swing swung; take took taken; teach taught; tear tore torn; tell told; think thought; throw threw thrown;
thrust thrust; tread trod trodden; undergo underwent undergone; understand understood; undertake undertook undertaken;
undo undid undone; uphold upheld; upset upset; wake woke woken; wear wore worn; weave wove woven; weep wept;
win won; wind wound; withdraw withdrew withdrawn; withhold withheld; withstand withstood; wring wrung; write wrote written`;

interface IrregularVerb {
  readonly past: string;
  readonly participle: string;
}

/** The irregular English verbs by their base form. */
export const IRREGULAR_VERBS: ReadonlyMap<string, IrregularVerb> = new Map(
  TABLE.split(';').map((entry) => {
    const [base = '', past = '', participle = past] = entry.trim().split(' ');
    return [base, { past, participle }];
  }),
);
