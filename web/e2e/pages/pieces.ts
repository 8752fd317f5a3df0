import "../../src/theme/fonts.css";
import "../../src/theme/theme.css";
import "../../src/theme/controls.css";
import { mount } from "svelte";
import PieceBench from "./PieceBench.svelte";

mount(PieceBench, { target: document.body });
