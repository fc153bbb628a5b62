/** Words of cropping a photo. */
export const es = {
  open: 'Recortar',
  title: 'Recortar la foto',
  ratio: 'Proporción',
  ratios: {
    free: 'Libre',
    square: 'Cuadrada 1:1',
    portrait: 'Vertical 4:5',
    landscape: 'Horizontal 3:2',
    wide: 'Ancha 16:9',
  },
  move: 'Mover el recorte',
  corners: {
    topLeft: 'Esquina de arriba a la izquierda',
    topRight: 'Esquina de arriba a la derecha',
    bottomLeft: 'Esquina de abajo a la izquierda',
    bottomRight: 'Esquina de abajo a la derecha',
  },
  hint: 'Arrastra el recorte o sus esquinas. Con el teclado: flechas, y con Mayús más rápido.',
  size: (width: number, height: number) => `${width} × ${height} píxeles`,
  take: 'Usar este recorte',
  restore: 'Volver a la foto entera',
  cancel: 'Dejar como está',
  failed: 'No pudimos recortar la foto. Intenta de nuevo.',
}
