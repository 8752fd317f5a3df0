// Runs the programs of the suites, and makes sure that nothing outlives the run.

import { spawn } from "node:child_process";
import { createWriteStream, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");

/** What must be undone when we end, in whatever way we end. The functions must be synchronous. */
const undoing = new Set();

/** Registers `undo` for our end; the function returned does it at once. */
export function atExit(undo) {
  undoing.add(undo);
  return () => {
    if (undoing.delete(undo)) undo();
  };
}

function undoAll() {
  for (const undo of [...undoing].reverse()) {
    undoing.delete(undo);
    try {
      undo();
    } catch (error) {
      console.error(`While cleaning up: ${error.message}`);
    }
  }
}

process.on("exit", undoAll);
// The default for these signals is to end without an "exit" event.
for (const [signal, number] of [
  ["SIGHUP", 1],
  ["SIGINT", 2],
  ["SIGTERM", 15],
]) {
  process.on(signal, () => process.exit(128 + number));
}

function environment(more) {
  const { MAKEFLAGS, MFLAGS, MAKELEVEL, ...inherited } = process.env;
  // Tools that we installed ourselves are found first. A `make` above us keeps its flags to itself:
  // they speak of a job server that is not ours.
  const PATH = `${path.join(root, "target/tools/bin")}${path.delimiter}${inherited.PATH}`;
  return { ...inherited, PATH, ...more };
}

/**
 * Runs a program to its end and streams its output.
 * With `capture`, what it writes to its standard output is streamed and also returned; with `quiet`, all that it writes is
 * returned, and nothing streamed.
 */
export function run(command, args, { cwd = root, env = {}, capture = false, quiet = false } = {}) {
  return new Promise((resolve) => {
    const stdio = ["ignore", capture || quiet ? "pipe" : "inherit", quiet ? "pipe" : "inherit"];
    const child = spawn(command, args, { cwd, env: environment(env), stdio });
    const forget = atExit(() => child.kill());
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text) => {
        output += text;
        if (!quiet) process.stdout.write(text);
      });
    }
    child.on("error", (error) => {
      console.error(`${command} does not start: ${error.message}`);
      forget();
      resolve({ code: 127, output });
    });
    child.on("close", (code, signal) => {
      forget();
      resolve({ code: signal ? 1 : code, output });
    });
  });
}

/** Runs a program to its end without a word, and returns what it printed. */
export function ask(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env: environment({}), stdio: ["ignore", "pipe", "ignore"] });
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (text) => (output += text));
    child.on("error", () => resolve({ code: 127, output }));
    child.on("close", (code, signal) => resolve({ code: signal ? 1 : code, output }));
  });
}

/**
 * The processor seconds of all programs that we have run to their end: what a suite costs, however busy the machine is.
 * Nothing where there is no /proc.
 */
export function spent() {
  try {
    // After the name, which may hold anything but ends in the last bracket: user and system time of ended children.
    const fields = readFileSync("/proc/self/stat", "utf8").split(") ").at(-1).split(" ");
    const ticksInASecond = 100;
    return (Number(fields[13]) + Number(fields[14])) / ticksInASecond;
  } catch {
    return undefined;
  }
}

/** Starts a program that goes on beside us, writing to the file `log`. `state` says how it fares. */
export function start(command, args, log) {
  const child = spawn(command, args, { cwd: root, env: environment({}), stdio: ["ignore", "pipe", "pipe"] });
  const file = createWriteStream(log);
  const state = { ended: false, lastWords: "" };
  const note = (text) => {
    file.write(text);
    state.lastWords = (state.lastWords + text).slice(-2000);
  };
  child.stdout.setEncoding("utf8").on("data", note);
  child.stderr.setEncoding("utf8").on("data", note);
  child.on("error", (error) => {
    note(`${error.message}\n`);
    state.ended = true;
  });
  child.on("close", () => {
    file.end();
    state.ended = true;
  });
  return { state, stop: atExit(() => child.kill()) };
}
