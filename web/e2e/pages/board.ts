import "../../src/theme/fonts.css";
import "../../src/theme/theme.css";
import { mount } from "svelte";
import Bench from "./Bench.svelte";

mount(Bench, { target: document.body });
