// Starts the client: styles, the platform's pictures, the app.

import "./styles/fonts.css";
import "./styles/all.css";
import { loadArt } from "./art";
import "./app";
import { standOnTheKeyboard } from "./on-screen-keyboard";

void loadArt("/art.svg");
standOnTheKeyboard();
