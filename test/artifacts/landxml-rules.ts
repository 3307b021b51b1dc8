// Takes: LandXML as a tree. Gives: what of it breaks the rules of LandXML 1.2 for the elements we write, as sentences. The rules are told in
// our own words, element by element; the published schema is not at hand here and nothing else of it is checked.

export interface XmlNode {
  readonly tag: string;
  readonly text: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
}

type Kind = RegExp;
const TEXT: Kind = /^[^]*$/;
const NUMBER: Kind = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/;
const ANGLES: Kind = /^(radians|grads|decimal degrees|decimal dd\.mm\.ss)$/;

interface Rule {
  readonly required: Readonly<Record<string, Kind>>;
  readonly optional?: Readonly<Record<string, Kind>>;
  /** The tags of the children in their order, each followed by a space. */
  readonly children: RegExp;
  readonly text?: Kind;
}

const POINT: Rule = { required: {}, children: /^$/, text: /^-?[\d.]+ -?[\d.]+$/ };
const RULES: Readonly<Record<string, Rule>> = {
  LandXML: {
    required: { version: /^1\.2$/, date: /^\d{4}-\d\d-\d\d$/, time: /^\d\d:\d\d:\d\d$/ },
    optional: { readOnly: /^(true|false)$/ },
    children: /^Units (CoordinateSystem )?(Project )?(Application )*CgPoints Parcels $/,
  },
  Units: { required: {}, children: /^(Metric|Imperial) $/ },
  Imperial: {
    required: {
      linearUnit: /^(foot|USSurveyFoot|inch|mile)$/,
      areaUnit: /^(acre|squareFoot|squareInch|squareMiles)$/,
      volumeUnit: /^(US_gallon|IMP_gallon|cubicInch|cubicFeet|cubicYard|acreFeet)$/,
      temperatureUnit: /^(fahrenheit|kelvin)$/,
      pressureUnit: /^(inHG|inchHG)$/,
    },
    optional: { angularUnit: ANGLES, directionUnit: ANGLES },
    children: /^$/,
  },
  Metric: {
    required: {
      linearUnit: /^(millimeter|centimeter|meter|kilometer)$/,
      areaUnit: /^(squareMeter|hectare|squareKilometer|squareCentimeter|squareMillimeter)$/,
      volumeUnit: /^(cubicMeter|liter|hectareMeter)$/,
      temperatureUnit: /^(celsius|kelvin)$/,
      pressureUnit: /^(HPA|milliBars|mmHG|millimeterHG)$/,
    },
    optional: { angularUnit: ANGLES, directionUnit: ANGLES },
    children: /^$/,
  },
  CoordinateSystem: {
    required: {},
    optional: {
      desc: TEXT,
      epsgCode: /^\d{4,5}$/,
      horizontalDatum: /^(NAD83|WGS84)$/,
      horizontalCoordinateSystemName: TEXT,
    },
    children: /^$/,
  },
  CgPoints: { required: {}, optional: { name: TEXT }, children: /^(CgPoint )+$/ },
  CgPoint: {
    required: { name: /^\d+$/ },
    optional: { code: TEXT, desc: TEXT },
    children: /^$/,
    text: /^-?[\d.]+ -?[\d.]+$/,
  },
  Project: { required: { name: TEXT }, children: /^$/ },
  Application: { required: { name: TEXT }, optional: { desc: TEXT }, children: /^$/ },
  Parcels: { required: {}, optional: { name: TEXT }, children: /^(Parcel )+$/ },
  Parcel: {
    required: { name: TEXT },
    optional: { oID: TEXT, area: NUMBER, desc: TEXT, parcelType: TEXT },
    children: /^CoordGeom $/,
  },
  CoordGeom: { required: {}, children: /^((Line|Curve) )+$/ },
  Line: { required: {}, optional: { name: TEXT, length: NUMBER, desc: TEXT }, children: /^Start End $/ },
  Curve: {
    required: { rot: /^(cw|ccw)$/ },
    optional: {
      name: TEXT,
      crvType: /^(arc|chord)$/,
      radius: NUMBER,
      delta: NUMBER,
      length: NUMBER,
      chord: NUMBER,
      desc: TEXT,
    },
    children: /^Start Center End $/,
  },
  Start: POINT,
  Center: POINT,
  End: POINT,
};

export function brokenRules(node: XmlNode): string[] {
  const rule = RULES[node.tag];
  if (!rule) return [`${node.tag}: not an element we know`];
  const said: string[] = [];
  const known = { ...rule.required, ...rule.optional };
  for (const name of Object.keys(rule.required))
    if (!(name in node.attributes)) said.push(`${node.tag}: no attribute ${name}`);
  for (const [name, value] of Object.entries(node.attributes))
    if (!known[name]?.test(value)) said.push(`${node.tag}: ${name} is ${value}`);
  const children = node.children.map(({ tag }) => `${tag} `).join('');
  if (!rule.children.test(children)) said.push(`${node.tag}: its children are ${children.slice(0, 60)}`);
  if (!(rule.text ?? /^\s*$/).test(node.text)) said.push(`${node.tag}: its text is ${node.text.slice(0, 60)}`);
  if (node.tag === 'Parcels' || node.tag === 'CgPoints') said.push(...repeatedNames(node));
  return [...said, ...node.children.flatMap(brokenRules)];
}

/** Parcels and points of one collection have names of their own. */
function repeatedNames({ tag, children }: XmlNode): string[] {
  const names = children.map(({ attributes }) => attributes.name ?? '');
  return names.filter((name, i) => names.indexOf(name) !== i).map((name) => `${tag}: two parcels are ${name}`);
}
