import { mount } from "svelte";
import { views } from "../../src/games/triumph/pieces/fixtures/views";
import "../../src/theme/fonts.css";
import "../../src/theme/theme.css";
import { readLook } from "../kit/look";
import Picture from "./Picture.svelte";

const asked = new URLSearchParams(location.search);
const props = { view: views.get(asked.get("view") ?? ""), look: readLook(asked.get("look") ?? "") };
mount(Picture, { target: document.body, props });
