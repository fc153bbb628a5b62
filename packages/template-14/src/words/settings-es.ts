import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  cloth: {
    label: 'Tela de los lomos',
    hint: 'El color de lomos y tapas en las listas y los estantes.',
    choices: {
      all: 'Una distinta para cada producto',
      prussian: 'Azul de Prusia',
      ochre: 'Ocre',
      red: 'Rojo',
      green: 'Verde',
      aubergine: 'Berenjena',
      ink: 'Tinta',
      rust: 'Óxido',
      petrol: 'Petróleo',
      wine: 'Vino',
      olive: 'Oliva',
    },
  },
  shelf: {
    label: 'Estantes',
    hint: 'De qué son los estantes de toda la tienda.',
    choices: { wood: 'Madera', metal: 'Metal', paper: 'Papel' },
  },
  alphabet: {
    label: 'Abecedario',
    hint: 'Letras en el índice y en las listas por nombre, para saltar a los productos que empiezan con ellas.',
  },
  trade: {
    label: 'Palabras de la tienda',
    hint: 'Cómo se llaman el carrito, el blog y otras partes de la tienda.',
    choices: { auto: 'Según tus categorías', none: 'Las de cualquier tienda', bookshop: 'Las de una librería' },
  },
  categoryStyle: {
    label: 'Estilo de las categorías',
    hint: 'Cómo se muestran las categorías en la página de inicio.',
    choices: { 1: 'Líneas con puntos', 2: 'Lomos en un estante', 3: 'Fichas de biblioteca' },
  },
  productStyle: {
    label: 'Estilo de los productos',
    hint: 'Cómo se muestran los productos en las listas.',
    choices: { 1: 'Lomos', 2: 'Portadas', 3: 'Fichas de biblioteca' },
  },
}
export default words
