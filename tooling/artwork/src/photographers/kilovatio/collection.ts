import type { Hue } from '../../colour.ts'
import type { Device } from '../../device.ts'
import { cable } from '../../devices/cable.ts'
import { carCharger, charger, chargingPad } from '../../devices/charger.ts'
import { drive, hub, laptopStand, webcam } from '../../devices/desk.ts'
import { boneBand, earbuds } from '../../devices/earbuds.ts'
import { headphones } from '../../devices/headphones.ts'
import { sensors, smartPlug } from '../../devices/home.ts'
import { keyboard } from '../../devices/keyboard.ts'
import { bulb, lightStrip } from '../../devices/lamp.ts'
import { panelLight, ringLight } from '../../devices/light-panels.ts'
import { mouse } from '../../devices/mouse.ts'
import { clipLens, microphones, printer } from '../../devices/pocket.ts'
import { powerBank, powerStation, powerStrip, solarPanels } from '../../devices/power.ts'
import { mesh, router } from '../../devices/router.ts'
import { laptop, monitor } from '../../devices/screen.ts'
import { handleSpeaker, roundSpeaker, soundbar } from '../../devices/speaker.ts'
import { gimbal, tripod } from '../../devices/stands.ts'
import { drill, torch } from '../../devices/tools.ts'
import { turntable } from '../../devices/turntable.ts'
import { vacuum } from '../../devices/vacuum.ts'
import { doorbell, homeCamera } from '../../devices/watch.ts'
import type { Eye } from '../../eye.ts'

/** The bodies of the shop, and the bright ones of what hangs on walls. */
export const KILOVATIO_HUES = {
  graphite: '#2b3138',
  fog: '#c9d1d8',
  navy: '#1f3557',
  brick: '#7c3a30',
  white: '#e6ebef',
  aluminium: '#aeb6bd',
} as const satisfies Record<string, Hue>
const { graphite, fog, navy, brick, white, aluminium } = KILOVATIO_HUES

/** The camera's tilt in degrees, for standing, low and lying devices. */
const [LOW, LYING, FLAT] = [22, 28, 40]

export type Entry = {
  readonly title: string
  readonly kind: 'audio' | 'power' | 'computing' | 'home' | 'mobile'
  readonly hue: Hue
  readonly draw: (eye: Eye, hue: Hue) => Device
  /** The camera's tilt; by default, that of standing devices. */
  readonly tilt?: number
  /** The largest fraction of the picture's width and height, if it differs from the default. */
  readonly fill?: readonly [width: number, height: number]
}

/** In the order of the catalogue: a device is photographed in a group with the two that follow it in its category. */
const ENTRIES = {
  'kaul-pro': {
    title: 'Audífonos Kaúl Pro',
    kind: 'audio',
    hue: graphite,
    draw: (eye, hue) => headphones(eye, { hue, kind: 'wireless' }),
  },
  'kaul-lite': {
    title: 'Audífonos Kaúl Lite',
    kind: 'audio',
    hue: fog,
    draw: (eye, hue) => headphones(eye, { hue, kind: 'light' }),
  },
  'ruka-studio': {
    title: 'Audífonos Ruka Studio',
    kind: 'audio',
    hue: brick,
    draw: (eye, hue) => headphones(eye, { hue, kind: 'studio' }),
  },
  'ruka-air': {
    title: 'Audífonos Ruka Air',
    kind: 'audio',
    hue: navy,
    draw: (eye, hue) => headphones(eye, { hue, kind: 'open' }),
  },
  'kaul-mini': { title: 'Audífonos in-ear Kaúl Mini', kind: 'audio', hue: fog, draw: earbuds },
  'kaul-ruta': {
    title: 'Audífonos de conducción ósea Kaúl Ruta',
    kind: 'audio',
    hue: graphite,
    tilt: LOW,
    draw: boneBand,
  },
  volcan: { title: 'Parlante Ruka Volcán', kind: 'audio', hue: navy, draw: roundSpeaker },
  brasa: { title: 'Parlante Ruka Brasa', kind: 'audio', hue: brick, draw: handleSpeaker },
  linea: {
    title: 'Barra de sonido Ruka Línea',
    kind: 'audio',
    hue: graphite,
    tilt: LOW,
    fill: [0.86, 0.6],
    draw: soundbar,
  },
  surco: {
    title: 'Tornamesa Ruka Surco',
    kind: 'audio',
    hue: graphite,
    tilt: 36,
    fill: [0.8, 0.62],
    draw: (eye, hue) => turntable(eye, hue, brick),
  },
  'cargador-65': {
    title: 'Cargador Nodo 65 W',
    kind: 'power',
    hue: fog,
    draw: (eye, hue) => charger(eye, hue, { size: [34, 66, 60], ports: ['c', 'c', 'a'] }),
  },
  'cargador-30': {
    title: 'Cargador Nodo 30 W',
    kind: 'power',
    hue: graphite,
    fill: [0.6, 0.5],
    draw: (eye, hue) => charger(eye, hue, { size: [32, 46, 38], ports: ['c'] }),
  },
  auto: { title: 'Cargador de auto Nodo 45 W', kind: 'power', hue: graphite, draw: carCharger },
  base: { title: 'Base de carga Nodo 15 W', kind: 'power', hue: fog, tilt: 38, draw: chargingPad },
  bateria: { title: 'Batería portátil Nodo', kind: 'power', hue: navy, tilt: 20, draw: powerBank },
  estacion: { title: 'Estación de energía Nodo 300 Wh', kind: 'power', hue: fog, draw: powerStation },
  alargador: {
    title: 'Alargador Nodo 5 tomas',
    kind: 'power',
    hue: white,
    tilt: 38,
    fill: [0.84, 0.62],
    draw: powerStrip,
  },
  solar: {
    title: 'Panel solar plegable Nodo 60 W',
    kind: 'power',
    hue: graphite,
    fill: [0.84, 0.6],
    draw: solarPanels,
  },
  cable: { title: 'Cable USB-C Nodo', kind: 'power', hue: brick, tilt: 44, draw: cable },
  taladro: { title: 'Taladro atornillador Nodo 12 V', kind: 'power', hue: brick, draw: drill },
  linterna: { title: 'Linterna Nodo 500 lm', kind: 'power', hue: graphite, tilt: 20, draw: torch },
  teclado: {
    title: 'Teclado mecánico Quila 75 %',
    kind: 'computing',
    hue: graphite,
    tilt: FLAT,
    fill: [0.84, 0.6],
    draw: (eye, hue) =>
      keyboard(eye, {
        hue,
        layout: 'compact',
        travel: 9,
        taper: 2.6,
        letters: fog,
        others: '#4a545e',
        signal: '#1734d6',
      }),
  },
  silencio: {
    title: 'Teclado Quila Silencio',
    kind: 'computing',
    hue: fog,
    tilt: FLAT,
    fill: [0.86, 0.6],
    draw: (eye, hue) =>
      keyboard(eye, {
        hue,
        layout: 'full',
        travel: 3,
        taper: 0.6,
        letters: white,
        others: '#b4bec7',
        signal: '#1734d6',
      }),
  },
  mouse: {
    title: 'Mouse Quila inalámbrico',
    kind: 'computing',
    hue: graphite,
    tilt: 30,
    fill: [0.6, 0.5],
    draw: mouse,
  },
  'monitor-27': {
    title: 'Monitor Quila 27"',
    kind: 'computing',
    hue: graphite,
    draw: (eye, hue) => monitor(eye, hue, { width: 612, height: 364 }),
  },
  'monitor-34': {
    title: 'Monitor Quila 34"',
    kind: 'computing',
    hue: graphite,
    fill: [0.84, 0.62],
    draw: (eye, hue) => monitor(eye, hue, { width: 812, height: 362 }),
  },
  notebook: { title: 'Notebook Quila 14', kind: 'computing', hue: aluminium, tilt: 26, draw: laptop },
  hub: { title: 'Hub Quila 7 en 1', kind: 'computing', hue: aluminium, tilt: 30, draw: hub },
  disco: { title: 'Disco SSD Quila', kind: 'computing', hue: brick, draw: drive },
  webcam: { title: 'Cámara web Quila 2K', kind: 'computing', hue: graphite, draw: webcam },
  soporte: { title: 'Soporte de notebook Quila', kind: 'computing', hue: aluminium, tilt: 20, draw: laptopStand },
  ampolleta: {
    title: 'Ampolleta Farol color',
    kind: 'home',
    hue: white,
    draw: (eye, hue) => bulb(eye, hue, ['#5f7cff', '#ffab6e']),
  },
  cinta: { title: 'Cinta LED Farol 5 m', kind: 'home', hue: graphite, tilt: FLAT, draw: lightStrip },
  enchufe: { title: 'Enchufe inteligente Farol', kind: 'home', hue: white, draw: smartPlug },
  camara: { title: 'Cámara interior Farol 2K', kind: 'home', hue: white, draw: homeCamera },
  timbre: { title: 'Timbre con cámara Farol', kind: 'home', hue: graphite, draw: doorbell },
  sensores: { title: 'Sensores Farol de puerta y movimiento', kind: 'home', hue: white, tilt: 20, draw: sensors },
  aspiradora: { title: 'Aspiradora robot Farol', kind: 'home', hue: graphite, tilt: LYING, draw: vacuum },
  router: { title: 'Router Farol AX', kind: 'home', hue: navy, tilt: 24, draw: router },
  malla: { title: 'Malla wifi Farol AX', kind: 'home', hue: white, tilt: 24, draw: mesh },
  aro: { title: 'Aro de luz Farol 26 cm', kind: 'mobile', hue: graphite, fill: [0.8, 0.74], draw: ringLight },
  tripode: { title: 'Trípode Ojal 150 cm', kind: 'mobile', hue: graphite, fill: [0.8, 0.74], draw: tripod },
  estabilizador: {
    title: 'Estabilizador Ojal de 3 ejes',
    kind: 'mobile',
    hue: graphite,
    fill: [0.8, 0.68],
    draw: gimbal,
  },
  microfonos: { title: 'Micrófonos inalámbricos Ojal', kind: 'mobile', hue: graphite, tilt: 26, draw: microphones },
  lente: { title: 'Lente gran angular Ojal', kind: 'mobile', hue: graphite, draw: clipLens },
  panel: { title: 'Luz de bolsillo Ojal', kind: 'mobile', hue: graphite, draw: panelLight },
  impresora: { title: 'Impresora de bolsillo Ojal', kind: 'mobile', hue: brick, draw: printer },
} as const satisfies Record<string, Entry>

export type KilovatioPiece = keyof typeof ENTRIES
export const COLLECTION: Readonly<Record<KilovatioPiece, Entry>> = ENTRIES
export const KILOVATIO_PIECES = Object.keys(ENTRIES) as readonly KilovatioPiece[]
