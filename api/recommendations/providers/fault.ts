/** The recommender does not want this, now or later: sending it again would change nothing. */
export class Refused extends Error {
  override name = "Refused";
}
