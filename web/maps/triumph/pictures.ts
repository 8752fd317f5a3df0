import { mount } from "svelte";
import "../../src/theme/fonts.css";
import "../../src/theme/theme.css";
import Picture from "./Picture.svelte";

mount(Picture, { target: document.getElementById("picture")! });
