import type { PlannerSetup } from '@lectern/planner/server';

type Advisor = PlannerSetup['advisors'][number];

/** The four of the team page who visit, each with an id of its own, so that addresses stay what they are. */
const people = {
  hester: { name: 'Hester Verbrugge', jobTitle: 'Adviseur religieuze gebouwen', days: [1, 2, 3, 4] },
  joris: { name: 'Joris Hamelink', jobTitle: 'Inspecties en schade', days: [1, 2, 4, 5] },
  amina: { name: 'Amina Bouzidi', jobTitle: 'Adviseur voormalige kerken en kloosters', days: [1, 3, 4, 5] },
  willem: { name: 'Willem Sarfo', jobTitle: 'Adviseur woonhuizen en monumenten', days: [1, 2, 3, 5] },
} as const;
type Person = keyof typeof people;

const idOf = (person: Person): string => `0191d8a0-0000-7000-8000-00000000010${Object.keys(people).indexOf(person)}`;

/** Mornings and afternoons of these days. */
const hoursOn = (days: readonly number[]) =>
  days.flatMap((weekday) => [
    { weekday, from: '09:00', to: '12:30' },
    { weekday, from: '13:30', to: '17:00' },
  ]);

/** Each province with who advises there and its postcodes, as far as whole ranges of them lie in it. */
const provinces: readonly (readonly [name: string, advisors: readonly Person[], postcodes: readonly [number, number][]])[] = [
  [
    'Groningen',
    ['joris'],
    [
      [9350, 9399],
      [9500, 9999],
    ],
  ],
  ['Friesland', ['joris'], [[8400, 9299]]],
  [
    'Drenthe',
    ['joris'],
    [
      [7740, 7999],
      [9300, 9349],
      [9400, 9499],
    ],
  ],
  [
    'Overijssel',
    ['willem'],
    [
      [7400, 7739],
      [8000, 8069],
      [8100, 8159],
      [8260, 8399],
    ],
  ],
  [
    'Flevoland',
    ['willem'],
    [
      [1300, 1379],
      [3890, 3899],
      [8200, 8259],
    ],
  ],
  [
    'Gelderland',
    ['willem', 'hester'],
    [
      [3900, 3925],
      [4000, 4119],
      [6500, 7399],
      [8070, 8099],
      [8160, 8199],
    ],
  ],
  [
    'Utrecht',
    ['hester', 'amina'],
    [
      [3400, 3889],
      [3926, 3999],
    ],
  ],
  [
    'Noord-Holland',
    ['hester'],
    [
      [1000, 1299],
      [1380, 2159],
    ],
  ],
  ['Zuid-Holland', ['amina'], [[2160, 3399]]],
  ['Zeeland', ['amina'], [[4300, 4599]]],
  ['Noord-Brabant', ['amina', 'willem'], [[4600, 5799]]],
  ['Limburg', ['hester'], [[5800, 6499]]],
];

const idOfRegion = (name: string): string => name.toLowerCase();

/** The regions of Sluitsteen and who advises in them; `fileOf` knows the portraits by their names. */
export const plannerOf = (fileOf: (file: string) => string): PlannerSetup => ({
  advisors: (Object.keys(people) as Person[]).map((person): Advisor => {
    const { name, jobTitle, days } = people[person];
    const email = `${person}@sluitsteen.example`;
    return {
      id: idOf(person),
      name,
      jobTitle,
      email,
      imageID: fileOf(`portret-${person}.webp`),
      userID: null,
      plan: hoursOn(days),
    };
  }),
  regions: provinces.map(([name, advisors, postcodes]) => ({
    id: idOfRegion(name),
    name,
    shapes: [idOfRegion(name)],
    postcodes,
    advisors: advisors.map(idOf),
    settings: {},
  })),
});
