import type { Country } from '../money/amount.ts'

/** Word key for a country's first-level division: department, state, region, province or municipality. */
export type DivisionLabel = 'department' | 'state' | 'region' | 'province' | 'municipality'

const LABELS: Readonly<Record<DivisionLabel, string>> = {
  department: 'BO CO GF GT HN PE PY SV UY',
  state: 'BR MX US VE',
  region: 'CL',
  province: 'AR CR DO EC ES PA',
  municipality: 'PR',
}

/** A country's word for its first-level division; `state`, the most common word, for unknown countries. */
export function divisionLabel(country: Country): DivisionLabel {
  const known = Object.entries(LABELS).find(([, countries]) => countries.split(' ').includes(country))
  return (known?.[0] as DivisionLabel | undefined) ?? 'state'
}

/** ISO 3166-2 style names of a country's first-level divisions, in its own language, alphabetical; [] when unknown. */
export function divisionsOf(country: Country): readonly string[] {
  return Object.hasOwn(DIVISIONS, country) ? (DIVISIONS[country]?.split('|') ?? []) : []
}

/**
 * First-level subdivisions of ISO 3166-2, under the names people of the country put on an address. Provinces, not
 * autonomous communities, for ES; without the ten planning regions of DO and the outlying areas of US; Lima once for
 * PE. ISO has no rows for PR: its 78 municipalities.
 */
const DIVISIONS: Readonly<Record<Country, string>> = {
  AR: 'Buenos Aires|Catamarca|Chaco|Chubut|Ciudad Autónoma de Buenos Aires|Córdoba|Corrientes|Entre Ríos|Formosa|Jujuy|La Pampa|La Rioja|Mendoza|Misiones|Neuquén|Río Negro|Salta|San Juan|San Luis|Santa Cruz|Santa Fe|Santiago del Estero|Tierra del Fuego|Tucumán',
  BO: 'Beni|Chuquisaca|Cochabamba|La Paz|Oruro|Pando|Potosí|Santa Cruz|Tarija',
  BR: 'Acre|Alagoas|Amapá|Amazonas|Bahia|Ceará|Distrito Federal|Espírito Santo|Goiás|Maranhão|Mato Grosso|Mato Grosso do Sul|Minas Gerais|Pará|Paraíba|Paraná|Pernambuco|Piauí|Rio de Janeiro|Rio Grande do Norte|Rio Grande do Sul|Rondônia|Roraima|Santa Catarina|São Paulo|Sergipe|Tocantins',
  CL: 'Antofagasta|Arica y Parinacota|Atacama|Aysén|Biobío|Coquimbo|La Araucanía|Los Lagos|Los Ríos|Magallanes|Maule|Metropolitana de Santiago|Ñuble|O’Higgins|Tarapacá|Valparaíso',
  CO: 'Amazonas|Antioquia|Arauca|Atlántico|Bogotá D.C.|Bolívar|Boyacá|Caldas|Caquetá|Casanare|Cauca|Cesar|Chocó|Córdoba|Cundinamarca|Guainía|Guaviare|Huila|La Guajira|Magdalena|Meta|Nariño|Norte de Santander|Putumayo|Quindío|Risaralda|San Andrés, Providencia y Santa Catalina|Santander|Sucre|Tolima|Valle del Cauca|Vaupés|Vichada',
  CR: 'Alajuela|Cartago|Guanacaste|Heredia|Limón|Puntarenas|San José',
  DO: 'Azua|Bahoruco|Barahona|Dajabón|Distrito Nacional|Duarte|El Seibo|Elías Piña|Espaillat|Hato Mayor|Hermanas Mirabal|Independencia|La Altagracia|La Romana|La Vega|María Trinidad Sánchez|Monseñor Nouel|Monte Cristi|Monte Plata|Pedernales|Peravia|Puerto Plata|Samaná|San Cristóbal|San José de Ocoa|San Juan|San Pedro de Macorís|Sánchez Ramírez|Santiago|Santiago Rodríguez|Santo Domingo|Valverde',
  EC: 'Azuay|Bolívar|Cañar|Carchi|Chimborazo|Cotopaxi|El Oro|Esmeraldas|Galápagos|Guayas|Imbabura|Loja|Los Ríos|Manabí|Morona Santiago|Napo|Orellana|Pastaza|Pichincha|Santa Elena|Santo Domingo de los Tsáchilas|Sucumbíos|Tungurahua|Zamora Chinchipe',
  ES: 'A Coruña|Álava|Albacete|Alicante|Almería|Asturias|Ávila|Badajoz|Barcelona|Bizkaia|Burgos|Cáceres|Cádiz|Cantabria|Castellón|Ceuta|Ciudad Real|Córdoba|Cuenca|Gipuzkoa|Girona|Granada|Guadalajara|Huelva|Huesca|Illes Balears|Jaén|La Rioja|Las Palmas|León|Lleida|Lugo|Madrid|Málaga|Melilla|Murcia|Navarra|Ourense|Palencia|Pontevedra|Salamanca|Santa Cruz de Tenerife|Segovia|Sevilla|Soria|Tarragona|Teruel|Toledo|Valencia|Valladolid|Zamora|Zaragoza',
  GT: 'Alta Verapaz|Baja Verapaz|Chimaltenango|Chiquimula|El Progreso|Escuintla|Guatemala|Huehuetenango|Izabal|Jalapa|Jutiapa|Petén|Quetzaltenango|Quiché|Retalhuleu|Sacatepéquez|San Marcos|Santa Rosa|Sololá|Suchitepéquez|Totonicapán|Zacapa',
  HN: 'Atlántida|Choluteca|Colón|Comayagua|Copán|Cortés|El Paraíso|Francisco Morazán|Gracias a Dios|Intibucá|Islas de la Bahía|La Paz|Lempira|Ocotepeque|Olancho|Santa Bárbara|Valle|Yoro',
  MX: 'Aguascalientes|Baja California|Baja California Sur|Campeche|Chiapas|Chihuahua|Ciudad de México|Coahuila|Colima|Durango|Estado de México|Guanajuato|Guerrero|Hidalgo|Jalisco|Michoacán|Morelos|Nayarit|Nuevo León|Oaxaca|Puebla|Querétaro|Quintana Roo|San Luis Potosí|Sinaloa|Sonora|Tabasco|Tamaulipas|Tlaxcala|Veracruz|Yucatán|Zacatecas',
  PA: 'Bocas del Toro|Chiriquí|Coclé|Colón|Darién|Emberá-Wounaan|Guna Yala|Herrera|Los Santos|Naso Tjër Di|Ngäbe-Buglé|Panamá|Panamá Oeste|Veraguas',
  PE: 'Amazonas|Áncash|Apurímac|Arequipa|Ayacucho|Cajamarca|Callao|Cusco|Huancavelica|Huánuco|Ica|Junín|La Libertad|Lambayeque|Lima|Loreto|Madre de Dios|Moquegua|Pasco|Piura|Puno|San Martín|Tacna|Tumbes|Ucayali',
  PR: 'Adjuntas|Aguada|Aguadilla|Aguas Buenas|Aibonito|Añasco|Arecibo|Arroyo|Barceloneta|Barranquitas|Bayamón|Cabo Rojo|Caguas|Camuy|Canóvanas|Carolina|Cataño|Cayey|Ceiba|Ciales|Cidra|Coamo|Comerío|Corozal|Culebra|Dorado|Fajardo|Florida|Guánica|Guayama|Guayanilla|Guaynabo|Gurabo|Hatillo|Hormigueros|Humacao|Isabela|Jayuya|Juana Díaz|Juncos|Lajas|Lares|Las Marías|Las Piedras|Loíza|Luquillo|Manatí|Maricao|Maunabo|Mayagüez|Moca|Morovis|Naguabo|Naranjito|Orocovis|Patillas|Peñuelas|Ponce|Quebradillas|Rincón|Río Grande|Sabana Grande|Salinas|San Germán|San Juan|San Lorenzo|San Sebastián|Santa Isabel|Toa Alta|Toa Baja|Trujillo Alto|Utuado|Vega Alta|Vega Baja|Vieques|Villalba|Yabucoa|Yauco',
  PY: 'Alto Paraguay|Alto Paraná|Amambay|Asunción|Boquerón|Caaguazú|Caazapá|Canindeyú|Central|Concepción|Cordillera|Guairá|Itapúa|Misiones|Ñeembucú|Paraguarí|Presidente Hayes|San Pedro',
  SV: 'Ahuachapán|Cabañas|Chalatenango|Cuscatlán|La Libertad|La Paz|La Unión|Morazán|San Miguel|San Salvador|San Vicente|Santa Ana|Sonsonate|Usulután',
  US: 'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|District of Columbia|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming',
  UY: 'Artigas|Canelones|Cerro Largo|Colonia|Durazno|Flores|Florida|Lavalleja|Maldonado|Montevideo|Paysandú|Río Negro|Rivera|Rocha|Salto|San José|Soriano|Tacuarembó|Treinta y Tres',
  VE: 'Amazonas|Anzoátegui|Apure|Aragua|Barinas|Bolívar|Carabobo|Cojedes|Delta Amacuro|Dependencias Federales|Distrito Capital|Falcón|Guárico|La Guaira|Lara|Mérida|Miranda|Monagas|Nueva Esparta|Portuguesa|Sucre|Táchira|Trujillo|Yaracuy|Zulia',
}
