import { mount } from "svelte";
import "../../src/theme/fonts.css";
import "../../src/theme/theme.css";
import { speech } from "../../src/words/speech.svelte";
import { readLook } from "../kit/look";
import Picture from "./Picture.svelte";

const asked = new URLSearchParams(location.search);
if (asked.get("language") === "it") speech.choose("it");
const props = { manned: asked.get("manned") === "yes", look: readLook(asked.get("look") ?? "") };
mount(Picture, { target: document.body, props });
