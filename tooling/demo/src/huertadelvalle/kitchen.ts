import type { Produce } from './produce.ts'

export const DAIRY: readonly Produce[] = [
  {
    drawing: 'huevos',
    name: 'Huevos de campo ×12',
    summary: 'De gallinas que salen. Por eso no hay dos del mismo color.',
    subcategory: 'Huevos',
    price: 3.15,
    stock: 86,
    tags: ['Llegó hoy', 'Agroecológico', 'Desayuno', 'Sin gluten'],
    featured: true,
    facts: {
      Unidad: 'cubeta de 12, medianos y grandes',
      Origen: 'Pintag, Pichincha',
      Conservación: 'al ambiente dos semanas; lavados, siempre en refrigeración',
    },
    text: [
      'La yema es naranja en verano, cuando comen más hierba, y más pálida en agosto. No le ponemos colorante a la comida.',
      'Devuélvenos la cubeta con el repartidor y te descontamos diez centavos en el siguiente pedido.',
    ],
  },
  {
    drawing: 'queso',
    name: 'Queso fresco 500 g',
    summary: 'De ayer, con la sal justa y sin cuajo químico.',
    subcategory: 'Quesos y yogur',
    price: 3.4,
    stock: 38,
    tags: ['Desayuno', 'Sopas', 'Sin gluten'],
    brand: 'La Vaquita de Cayambe',
    facts: {
      Unidad: 'bloque de 500 g',
      Origen: 'Cayambe, Pichincha',
      Conservación: 'en refrigeración, cinco días después de abrirlo',
      Ingredientes: 'leche de vaca pasteurizada, cuajo y sal',
    },
    text: [
      'Se desmenuza en el locro y no se derrite del todo, que es la gracia. Frito en sartén seca se dora sin pegarse.',
      'Si suelta suero en la funda, es normal: está fresco.',
    ],
  },
  {
    drawing: 'yogur',
    name: 'Yogur natural 1 L',
    summary: 'Leche y cultivo. Nada más en la etiqueta.',
    subcategory: 'Quesos y yogur',
    price: 2.9,
    before: 3.4,
    stock: 42,
    tags: ['Desayuno', 'Lonchera', 'Sin gluten'],
    brand: 'La Vaquita de Cayambe',
    facts: {
      Unidad: 'botella de vidrio de 1 L',
      Origen: 'Cayambe, Pichincha',
      Conservación: 'en refrigeración, diez días; abierto, cinco',
      Ingredientes: 'leche de vaca entera pasteurizada y cultivos lácticos',
    },
    text: ['Ácido, espeso y sin azúcar: con mora y un chorro de panela es un postre. La botella se devuelve.'],
  },
]

export const BAKERY: readonly Produce[] = [
  {
    drawing: 'pan-de-yuca',
    name: 'Pan de yuca ×10',
    summary: 'Salen a las seis. Calientes, con yogur, se acaban solos.',
    subcategory: 'Para el café',
    price: 2,
    stock: 30,
    tags: ['Llegó hoy', 'Desayuno', 'Lonchera', 'Sin gluten'],
    featured: true,
    facts: {
      Unidad: 'funda de 10 panes',
      Origen: 'horno de la Huerta, Tumbaco',
      Conservación: 'el mismo día; congelados, un mes',
      Ingredientes: 'almidón de yuca, queso fresco, mantequilla, huevo y sal',
    },
    text: [
      'Cinco minutos en el horno o en la freidora de aire y vuelven a estirar. En el microondas se hacen chicle, no digas que no avisamos.',
      'No llevan harina de trigo, pero salen del mismo horno que el pan: si eres celíaco, escríbenos antes.',
    ],
  },
  {
    drawing: 'masa-madre',
    name: 'Pan de masa madre',
    summary: 'Treinta horas de fermento, costra que cruje, miga que huele.',
    subcategory: 'De masa madre',
    price: 3.8,
    stock: { name: 'Corte', values: { Entero: [3.8, 14], Tajado: [3.8, 9] } },
    dimensions: { length: null, width: null, height: null, weight: '750 g' },
    tags: ['Desayuno', 'Lonchera', 'Veganos'],
    facts: {
      Unidad: 'un pan de 750 g',
      Origen: 'horno de la Huerta, Tumbaco',
      Conservación: 'en su funda de papel, cuatro días; tajado y congelado, dos meses',
      Ingredientes: 'harina de trigo, agua, masa madre y sal',
    },
    text: [
      'Horneamos martes y viernes. Al tercer día pide tostadora; al quinto, una sopa de ajo.',
      'Tajado sale a un centímetro. Si lo quieres más grueso, dilo en la nota del pedido.',
    ],
  },
]

export const PANTRY: readonly Produce[] = [
  {
    drawing: 'cafe',
    name: 'Café de Loja molido 400 g',
    summary: 'Panela, mandarina y poca acidez. Tostado el lunes.',
    subcategory: 'Café y chocolate',
    price: 6.9,
    stock: {
      name: 'Molienda',
      values: { 'Media, para filtro': [6.9, 34], 'Gruesa, para prensa': [6.9, 12], 'Fina, para moka': [6.9, 0] },
    },
    tags: ['Orgánico', 'Desayuno', 'Veganos', 'Sin gluten'],
    brand: 'Tostaduría Zaruma Alta',
    facts: {
      Unidad: 'funda de 400 g, con válvula',
      Origen: 'Quilanga, Loja, a 1.900 m',
      Conservación: 'cerrado y lejos de la luz, dos meses',
      Tueste: 'medio',
    },
    text: [
      'De fincas de sombra, lavado y secado al sol. Con chuspa, con prensa o en la greca: dinos cómo lo pasas y lo molemos.',
    ],
  },
  {
    drawing: 'quinua',
    name: 'Quinua lavada 500 g',
    summary: 'Sin saponina: directo a la olla, quince minutos.',
    subcategory: 'Granos y panela',
    price: 2.3,
    stock: 70,
    tags: ['Orgánico', 'Sopas', 'Ensaladas', 'Veganos', 'Sin gluten'],
    facts: {
      Unidad: 'funda de tela de 500 g',
      Origen: 'Colta, Chimborazo',
      Conservación: 'en seco, un año',
      Rinde: 'ocho porciones',
    },
    text: [
      'Una taza de quinua, dos de agua, fuego bajo y tapa. Está cuando se le suelta el rabito.',
      'La cultivan veinte familias de Colta en las mismas parcelas que las habas.',
    ],
  },
  {
    drawing: 'chocolate',
    name: 'Chocolate negro 70 %',
    summary: 'Cacao fino de aroma, del árbol a la barra.',
    subcategory: 'Café y chocolate',
    price: 2.75,
    stock: { name: 'Tamaño', values: { '50 g': [2.75, 48], '100 g': [4.9, 3] } },
    tags: ['Orgánico', 'Lonchera', 'Veganos', 'Sin gluten'],
    brand: 'Pepa de Oro',
    facts: {
      Unidad: 'barra de 50 g o 100 g',
      Origen: 'Vinces, Los Ríos',
      Conservación: 'en un lugar fresco, un año; nunca en refrigeración',
      Ingredientes: 'pasta de cacao, panela y manteca de cacao',
    },
    text: [
      'Cacao Nacional, endulzado con panela. Sabe primero a flor y después a nuez; el amargo llega al final y se queda poco.',
    ],
  },
  {
    drawing: 'panela',
    name: 'Panela molida 1 kg',
    summary: 'De trapiche, sin blanquear. Vuelve con la próxima molienda.',
    subcategory: 'Granos y panela',
    price: 1.7,
    stock: 0,
    tags: ['Agroecológico', 'Desayuno', 'Veganos', 'Sin gluten'],
    facts: {
      Unidad: 'frasco o funda de 1 kg',
      Origen: 'Pacto, Pichincha',
      Conservación: 'en seco y tapada, un año',
      Ingredientes: 'jugo de caña evaporado',
    },
    text: [
      'Del noroccidente, molida el mismo día en que cuaja. Ahora mismo el trapiche está parado por las lluvias: llega a fin de mes.',
    ],
  },
]
