import { useWords } from "../../words/words.tsx";

export default function HomePage() {
  return <h1>{useWords().common.home}</h1>;
}
