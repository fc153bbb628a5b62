import type { Craft } from './craft.ts'

/** What is turned and fired. */
export const CLAY: readonly Craft[] = [
  {
    drawing: 'ceniza',
    name: 'Clay jug Ceniza',
    summary: 'Grey from the smoke, cool from the clay.',
    subcategory: 'For pouring',
    price: 240,
    stock: 5,
    tags: ['Tomás', 'The kitchen', 'The table'],
    facts: {
      Maker: 'Tomás',
      Place: 'Sololá',
      Days: '12',
      Fire: 'open, with pine bark',
      Material: 'clay from the hill behind the kiln',
      Holds: '1.8 litres',
      Care: 'rinse and turn upside down',
    },
    text: [
      'The grey is not a glaze: in the last hour Tomás covers the fire with wet bark and lets the smoke go into the clay. No two come out alike, and one in five does not come out.',
      'Water stays cool in it, because a very little goes through the wall and dries outside. Put a saucer under it on wood.',
    ],
    dimensions: { length: 19, width: 16, height: 26, weight: '1.3 kg' },
    featured: true,
  },
  {
    drawing: 'lluvia',
    name: 'Bowl Lluvia',
    summary: 'It rains at one slant here, and on this bowl.',
    subcategory: 'For the table',
    price: 150,
    stock: { name: 'Size', values: { Small: [150, 9], Large: [210, 4] } },
    tags: ['Juana', 'The table', 'The kitchen'],
    facts: {
      Maker: 'Juana',
      Place: 'Panajachel',
      Days: '8',
      Fire: 'wood kiln',
      Material: 'red clay, white slip',
      Care: 'by hand; not on the flame',
    },
    text: [
      'Juana combs the rain into the wet slip with three thorns tied together. The foot is left bare, so that you can see what it is made of.',
    ],
    dimensions: { length: 18, width: 18, height: 9, weight: '540 g' },
  },
  {
    drawing: 'comal',
    name: 'Griddle plate',
    summary: 'For tortillas, and for whatever sticks to everything else.',
    subcategory: 'For the fire',
    price: 120,
    stock: 7,
    tags: ['Juana', 'The kitchen'],
    facts: {
      Maker: 'Juana',
      Place: 'Panajachel',
      Days: '6',
      Fire: 'open',
      Material: 'red clay',
      Care: 'cure it with lime before the first time; we tell you how',
    },
    text: [
      'It goes on gas, wood or coals, never on an electric ring. Before the first tortilla it is rubbed with water and lime, heated, and left to cool; the sheet in the box says it in drawings.',
    ],
    dimensions: { length: 34, width: 30, height: 3, weight: '1.6 kg' },
  },
]

/** What is coiled and plaited. */
export const BASKETS: readonly Craft[] = [
  {
    drawing: 'reed',
    name: 'Reed basket, large',
    summary: 'Goes to market empty and comes back with a squash in it.',
    subcategory: 'With a handle',
    price: 290,
    stock: 4,
    tags: ['Rosa', 'Carrying', 'The kitchen'],
    facts: {
      Maker: 'Rosa',
      Place: 'Santiago Atitlán',
      Days: '7',
      Material: 'tul reed from the shore',
      Care: 'keep it dry; sun it when it rains for a week',
    },
    text: [
      'The reed is cut at full moon, when the lake is low, and dried on the roofs. Rosa plaits standing, with the basket turning round her knee. The two bands are dyed before, stalk by stalk.',
    ],
    dimensions: { length: 38, width: 34, height: 44, weight: '720 g' },
  },
  {
    drawing: 'pine-needle',
    name: 'Pine-needle basket',
    summary: 'Open it, and it smells of the road to Sololá.',
    subcategory: 'Without a handle',
    price: 340,
    stock: 3,
    tags: ['Marta', 'A present'],
    facts: {
      Maker: 'Marta',
      Place: 'San Juan La Laguna',
      Days: '11',
      Material: 'long-leaf pine, cotton thread',
      Care: 'dust it with a brush',
    },
    text: [
      'Needles as long as a forearm, gathered from the ground and sewn coil upon coil with waxed thread: about four thousand stitches. Keep bread in it, or letters.',
    ],
    dimensions: { length: 26, width: 26, height: 19, weight: '410 g' },
  },
]

/** What is carved. */
export const WOOD: readonly Craft[] = [
  {
    drawing: 'spoons',
    name: 'Spoon set',
    summary: 'One to stir, one to serve, one to taste with.',
    subcategory: 'For the kitchen',
    price: 95,
    stock: 15,
    tags: ['Tomás', 'The kitchen', 'A present'],
    facts: {
      Maker: 'Tomás',
      Place: 'Sololá',
      Days: '2',
      Material: 'cypress; rail of cedar',
      Care: 'a drop of oil now and then',
    },
    text: [
      'Cut from branches that had to come down anyway, with an axe first, then a crooked knife. The rail and its nails come with them.',
    ],
    dimensions: { length: 32, width: 6, height: 4, weight: '210 g' },
  },
  {
    drawing: 'stool',
    name: 'Carved stool',
    summary: 'The height of a fire, and of a long talk.',
    subcategory: 'For sitting',
    price: 780,
    stock: 2,
    tags: ['Tomás', 'Sitting'],
    facts: {
      Maker: 'Tomás',
      Place: 'Sololá',
      Days: '16',
      Material: 'cedar, from one plank',
      Care: 'wax once a year',
    },
    text: [
      'Three legs, because no floor here is even. The border is cut freehand, and where the end meets the beginning there is always one tooth that is wider: look for it.',
    ],
    dimensions: { length: 38, width: 38, height: 34, weight: '3.1 kg' },
    maxQuantity: 2,
  },
]

/** What fits into a pocket, or hangs from a shoulder. */
export const SMALL_THINGS: readonly Craft[] = [
  {
    drawing: 'camino',
    name: 'Strap Camino',
    summary: 'For a guitar, a bag, a camera: it has carried all three.',
    subcategory: 'To carry with',
    price: 180,
    stock: { name: 'Length', values: { '120 cm': [180, 6], '150 cm': [195, 5] } },
    tags: ['Marta', 'Carrying', 'A present'],
    facts: {
      Maker: 'Marta',
      Place: 'San Juan La Laguna',
      Days: '3',
      Loom: 'belt loom',
      Material: 'cotton, leather ends',
      Care: 'cold water',
    },
    text: [
      'The narrow loom is the one everybody learns on, at eight or nine. Marta still makes these on hers while she waits for the boat.',
    ],
    dimensions: { length: 120, width: 5, height: 0.3, weight: '90 g' },
    message: { label: 'Three letters on the leather? It costs nothing.', required: false },
  },
  {
    drawing: 'notebook',
    name: 'Woven notebook',
    summary: 'What is left of a wall cloth becomes the beginning of something.',
    subcategory: 'To write in',
    price: 110,
    before: 140,
    stock: 10,
    tags: ['Elena', 'A present'],
    facts: {
      Maker: 'Elena',
      Place: 'Santa Catarina Palopó',
      Days: '1',
      Material: 'wool offcuts; 160 pages of unbleached paper',
      Care: 'write in it',
    },
    text: [
      'Bound in the ends of larger cloths, so the figure on yours is cut where it happened to be cut. The paper takes ink.',
    ],
    dimensions: { length: 14, width: 1.8, height: 21, weight: '280 g' },
  },
]
