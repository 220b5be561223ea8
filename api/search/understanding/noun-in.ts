const endings = "ый|ий|ой|ая|яя|ое|ее|ые|ие|ого|его|ому|ему|ую|юю|ым|им|ом|ем|ых|их|ыми|ими";
const ofCloth = new RegExp(`^([а-я]{4,})(?:ов|ев)(?:${endings})$`);
const ofAnything = new RegExp(`^([а-я]{5,})н(?:${endings})$`);

/**
 * The noun that a Russian adjective may be made of, without its ending: "костюмный" is of костюм,
 * "муслиновая" of муслин. Null where there is none; what it answers need not be a word. Pure.
 */
export function nounIn(word: string): string | null {
  return (ofCloth.exec(word) ?? ofAnything.exec(word))?.[1] ?? null;
}
