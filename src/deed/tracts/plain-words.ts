// Gives: the words of a description that only connect what it says: they bound nothing, and whoever reads a description reads past them.
// Never: a thing, a name or a number; those are read, or nothing accounts for them.

const WORDS =
  // how sentences are put together
  'a an the this that these those said same such aforesaid aforementioned above mentioned named described herein hereof hereby hereinafter hereinbefore ' +
  'following follows follow next last first aforedescribed before preceding respectively certain it its which who whose there thereof therein ' +
  'thereon therefrom thereto thereby therewith where whence wherein and or but also both either each all any other another not more less ' +
  'most is are was were be being been has have had having do does as so if than then thus viz wit namely in on at to into onto upon of off by ' +
  'for from with within without between among across over under through thru throughout toward towards along alongside about around beyond ' +
  'near nearly approximately approx exactly part true actual particularly only still again further farther further until till up down out ' +
  // how a boundary runs
  'thence hence beginning begin begins begun beginnin commencing commence commences commencement starting start starts place point points p.o.b pob ' +
  'p.o.c poc running run runs ran runing go goes going proceed proceeding proceeds continue continues continuing extend extends extending extended ' +
  'leave leaving depart departing turn turning turns return returning returns back pass passes passing cross crosses crossing intersect ' +
  'intersects intersecting reach reaches reaching strike strikes striking meet meets meeting follow follow-up bear bears bearing brs lie lies lying ' +
  'located situate situated stand stands standing distant come comes coming close closes closing end ends ending thereupon ' +
  'bound bounded bounding binding adjoining adjacent contiguous common parallel perpendicular right angles angle opposite ' +
  // what it runs by, said of no one thing
  'line lines course courses call calls corner corners cor cors side sides end bearing bearings distance distances dist length lengths direction ' +
  'directions azimuth azimuths degree degrees minute minutes second seconds deg min sec feet foot ft rod rods pole poles perch perches chain ' +
  'chains ch chs link links lks vara varas vrs yard yards mile miles meter meters metre metres inch inches unit units total whole ' +
  'north south east west northerly southerly easterly westerly northeast northwest southeast southwest northeasterly northwesterly ' +
  'southeasterly southwesterly northeastern northwestern southeastern southwestern northern southern eastern western northward southward ' +
  'eastward westward northwardly southwardly eastwardly westwardly n s e w ne nw se sw due magnetic grid straight direct ' +
  // of curves
  'curve curves curved curving curvature arc arcs radius radii radial radially chord chords central delta tangent tangency tangential compound ' +
  'reverse circular concave long subtended subtends subtending point-of-curvature ' +
  // what is said of a value
  'record recorded rec measured meas called formerly ' +
  // of the land itself
  'contain contains containing comprising comprises embracing enclosing enclosed acre acres ac area square sq hectare hectares tract tracts ' +
  'parcel parcels piece land lands premises property lot described description';

const CONNECT = new Set(WORDS.split(' '));

/** Of a word in small letters. */
export const onlyConnects = (word: string): boolean => CONNECT.has(word);
