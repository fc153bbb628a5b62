/**
 * Names of shops, as merchants have them: from a single group of letters to six words, with every accent of the four
 * languages.
 */
export const FIFTY_NAMES: readonly string[] = [
  ...['Ana', 'Lía', 'Ñandú', 'Bruma', 'Mercado', 'MERCADO', 'Alborada', 'Kilovatio', 'Orvalho', 'Chirimoya'],
  ...['Zapatería', 'Distribuidora', 'Electrodomésticos', 'Confeccionesdelvalle', 'D’Onofrio', 'Malecón 86'],
  ...['La Caleta', 'Casa Guadua', 'Loma & Loom', 'Verde Nilda', 'Taller Ceibo', 'Sierra Veloz', 'Maison Awara'],
  ...['Punto y Pampa', '100% Algodón', 'Açaí & Cia.', 'Óptica Visión', 'Café Quindío', 'Mundo Mascota'],
  ...['Joyería Benítez', 'Huerta del Valle', 'Librería Nacional', 'Calçados São João', 'WWW Wayuu Mochilas'],
  ...['Moda Íntima Maribel', 'Papelería Cervantes', 'Tienda de la Abuela', 'El Rincón del Vago'],
  ...['Ferretería El Tornillo', 'L’Atelier d’Églantine', 'Boulangerie Première', 'Artesanías de Guatemala'],
  ...['MOTO-REPUESTOS EL PAISA', 'Comercializadora Internacional', 'Panadería y Pastelería San José'],
  ...['Distribuidora Hermanos Quiñones', 'Agropecuaria La Esperanza S.A.S.', 'Casa de Modas Villanueva'],
  ...['Tecnología y Computación del Caribe', 'Importaciones Montoya Villavicencio e Hijos'],
]
