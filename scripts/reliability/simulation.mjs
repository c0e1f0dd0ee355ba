// Days of faults in a simulation: calls that hang, panics, kills, clocks that jump; simulation 2000 runs that many seeds

import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

const seeds = process.argv[2] ?? "2000";
const began = Date.now();
const { status } = spawnSync(
  "cargo",
  ["test", "--locked", "--release", "--package", "server", "simulation", "--", "--nocapture"],
  {
    cwd: resolve(import.meta.dirname, "../.."),
    env: { ...process.env, SIMULATION_SEEDS: seeds },
    stdio: ["ignore", "inherit", "ignore"],
  },
);
console.log(`${Math.round((Date.now() - began) / 1000)} s`);
console.log(status === 0 ? "PROVED" : "NOT PROVED: SIMULATION_SEED=N repeats one run");
process.exit(status ?? 1);
