/** Communities whose families give Muslim names, as parents and consultants tell them apart. */
const COMMUNITIES = [
  'turks',
  'kurds',
  'turkic',
  'bosniaks',
  'albanians',
  'levant',
  'gulf',
  'nile',
  'maghreb',
  'iranians',
  'afghans',
  'urdu',
  'bengalis',
  'malay',
  'westAfrica',
  'eastAfrica',
] as const;
export type Community = (typeof COMMUNITIES)[number];

/** How a name lives in one community today, by our own judgement; never shown. */
interface CommunityUse {
  /** 1: borne, rarely chosen today; 2: in use; 3: loved. */
  liked: number;
  /** From -1, of grandparents and parents, to 1, of the last fifteen years. */
  generation: number;
  /** It would embarrass there. */
  embarrassing: boolean;
}
export type CommunityUses = Partial<Record<Community, CommunityUse>>;

const HEADER = 'id\tuses';
const USE =
  /^(?<community>[a-zA-Z]+):(?<liked>[123]|[12]\.5),(?<generation>-?1|-?0\.5|0)(?<bad>!?)$/u;

function useOf(id: string, cell: string): [Community, CommunityUse] {
  const { community, liked, generation, bad } = USE.exec(cell)?.groups ?? {};
  const known = COMMUNITIES.find((each) => each === community);
  if (!known) throw new Error(`communities.tsv: ${id} has the use «${cell}»`);
  return [
    known,
    { liked: Number(liked), generation: Number(generation), embarrassing: bad === '!' },
  ];
}

/** communities.tsv, by id. */
export function parseCommunities(text: string): Map<string, CommunityUses> {
  const [first, ...lines] = text.replace(/\n$/u, '').split('\n');
  if (first !== HEADER) throw new Error('communities.tsv has other columns than expected');
  return new Map(
    lines.map((line) => {
      const [id = '', uses = ''] = line.split('\t');
      const cells = uses === '' ? [] : uses.split(' ');
      return [id, Object.fromEntries(cells.map((cell) => useOf(id, cell)))];
    }),
  );
}

export const printCommunities = (uses: ReadonlyMap<string, CommunityUses>): string =>
  `${[
    HEADER,
    ...[...uses]
      .map(([id, each]) => {
        const cells = COMMUNITIES.flatMap((community) => {
          const use = each[community];
          return use
            ? `${community}:${use.liked},${use.generation}${use.embarrassing ? '!' : ''}`
            : [];
        });
        return `${id}\t${cells.join(' ')}`;
      })
      .sort(),
  ].join('\n')}\n`;
