import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  spot: {
    label: 'Color de alerta',
    hint: 'El acento de toda la tienda, si no eliges otro en Colores.',
    choices: { hazard: 'Naranja', acid: 'Verde ácido', cyan: 'Cian', pink: 'Rosa' },
  },
  photocopy: { label: 'Fotocopias', hint: 'Las fotos parecen fotocopias hasta que se pasa el cursor por encima.' },
  ticker: {
    label: 'Texto en movimiento',
    hint: 'Un aviso que se mueve en el borde de arriba de todas las páginas. Vacío, no hay.',
  },
  density: {
    label: 'Columnas',
    hint: 'Cuántos productos van por fila hasta que quien compra elige otra cosa.',
    choices: { list: 'Tabla' },
  },
  drop: { label: 'Nombre de la colección', hint: 'Lo que dice la barra de abajo para ver todo, como «Drop 07».' },
  categoryStyle: {
    label: 'Estilo de las categorías',
    hint: 'Cómo se muestran las categorías en la página de inicio.',
    choices: { 1: 'Filas de una tabla', 2: 'Sellos de caucho', 3: 'Números grandes' },
  },
  productStyle: {
    label: 'Estilo de los productos',
    hint: 'Cómo se muestran los productos en las listas.',
    choices: { 1: 'La página de inicio empieza con la tabla', 2: 'Nombre y precio en una línea', 3: 'Nombres grandes' },
  },
}
export default words
