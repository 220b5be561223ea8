import "./layers.css";
import "./reset.css";
import "./tokens.css";
import "./fonts.css";
