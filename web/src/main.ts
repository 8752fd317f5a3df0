import "./theme/fonts.css";
import "./theme/theme.css";
import "./theme/controls.css";
import { mount } from "svelte";
import App from "./App.svelte";

mount(App, { target: document.body });
