const NUMBER = String.raw`(\d{1,6}(?:\.\d{1,4})?)`;

/** A range as people write it: its ends with a sign or a word between them, and a step behind. */
export const RANGE = new RegExp(
  String.raw`^(\D{0,12}?)${NUMBER}\s*(?:-|–|—|~|～|至|到|\.\.|to)\s*(\D{0,12}?)${NUMBER}\s*(?:(?:/|step|每隔|每|步长|间隔)\s*${NUMBER})?$`,
  'iu',
);
