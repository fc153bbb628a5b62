import type { Words } from './index.ts'

export const es: Words = {
  problems: {
    shape: 'No se entiende la solicitud.',
    unauthorized: 'Envía una clave o una sesión válida como "Authorization: Bearer …".',
    forbidden: 'No tienes permiso para hacer eso.',
    freshNeeded: 'Confirma otra vez quién eres para hacer esto.',
    workNeeded:
      'Desde tu red se abrieron varias tiendas hoy: tu navegador tiene que hacer un cálculo antes de abrir otra.',
    notFound: 'No se encontró.',
    state: 'Eso no es posible en su estado actual.',
    providerRefused: 'El proveedor del pago no aceptó la devolución. Haz la devolución en su panel y anótala aquí.',
    taken: 'Ya hay otra cosa con ese nombre.',
    planFull: 'El plan de la tienda no da para más. Pide más en Ajustes, Plan y límites.',
    running: 'Ya hay una llamada en curso con esta clave de idempotencia. Inténtalo de nuevo en un momento.',
    revision: 'Cambió desde que lo leíste. Vuelve a leerlo.',
    tooLarge: 'El contenido es demasiado grande.',
    mediaType: 'La llamada espera otro tipo de contenido.',
    fields: 'Hay campos con errores.',
    idempotency: 'Esta clave de idempotencia ya se usó con otra solicitud.',
    revisionMissing: 'Envía la versión que leíste en la cabecera If-Match.',
    idempotencyMissing: 'Envía una Idempotency-Key de 16 a 64 caracteres.',
    tooMany: 'Demasiadas llamadas. Inténtalo más tarde.',
    internal: 'Algo falló de nuestro lado.',
    unavailable: 'El servicio no está disponible en este momento.',
  },
  planFull: {
    products:
      'Se llegó al límite de productos del plan de la tienda ({most}). Pide más en Ajustes, Plan y límites; lo que ya tienes se puede seguir editando.',
    mediaBytes: 'Se llegó al límite de fotos del plan de la tienda ({most} GB). Pide más en Ajustes, Plan y límites.',
    people:
      'Se llegó al límite de personas del plan de la tienda ({most}, con las invitadas). Pide más en Ajustes, Plan y límites.',
  },
  fields: {
    missing: 'Falta.',
    wrongType: 'No es del tipo esperado.',
    unknownField: 'No existe el campo «{field}».',
    notOneOf: 'Debe ser una de estas opciones: {options}.',
    wrongFormat: 'El formato no es correcto.',
    notWhole: 'Debe ser un número entero.',
    tooSmall: 'Debe ser {least} o más.',
    tooBig: 'Puede ser {most} como máximo.',
    tooShort: 'Necesita al menos {least} caracteres.',
    tooLong: 'Puede tener {most} caracteres como máximo.',
    tooFew: 'Necesita al menos {least} elementos.',
    tooMany: 'Puede tener {most} elementos como máximo.',
    tooDeep: 'Tiene demasiados niveles.',
    notAllowed: 'Aquí no se permite.',
    taken: 'Ya está en uso.',
    unknown: 'No existe.',
    planFull: 'Se llegó al límite de productos del plan de la tienda ({most}).',
  },
}
