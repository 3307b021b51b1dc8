// Takes: nothing. Gives: the trees that stand at corners, as the source of a pattern. Never: other monuments.
/** As old clerks spelled them too: "a marked Hickery", "a white Oake". */
export const TREES =
  'oakes?|oaks?|hic(?:k|k?c)[eo]?r(?:y|ys|ies)|p[iy]nes?|popl[aeo]rs?|ash(?:es)?|elme?s?|gums?|be[ea]ch(?:es)?|maples?|sycamores?|wall?nuts?|cedars?|chest?nuts?|dogwoods?|locusts?|birch(?:es)?|cherry|mulberry|buckeyes?|lynn|linn|hackberry|sassafras|persimmon|spruces?|hemlocks?|cottonwoods?|willows?|sugar\\s?trees?|' +
  'ironwoods?|sourwoods?|hornbeams?|pecans?|mesquites?|black\\s?jacks?|cypress(?:es)?|holly|tupelo|basswood|juniper|tamarack|whiteoaks?|redoaks?';
