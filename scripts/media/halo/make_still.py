"""Render stills by name, or all of them."""

import argparse
import json
import pathlib
import time

from . import catalogue, forms, scenes, stage  # noqa: F401 — importing the scenes registers them


def main():
    options = argparse.ArgumentParser()
    options.add_argument("out", type=pathlib.Path)
    options.add_argument("names", nargs="*")
    options.add_argument("--scale", type=float, default=1.0)
    options.add_argument("--samples", type=int, default=24)
    options.add_argument("--missing", action="store_true", help="leave pictures that exist")
    given = options.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    points = {name: f"{x:.0%} {y:.0%}" for name, entry in catalogue.STILLS.items() for x, y in [entry["focus"]]}
    (given.out / "focus.json").write_text(json.dumps(points, indent=1))
    for name in given.names or list(catalogue.STILLS):
        if given.missing and (given.out / f"{name}.png").exists():
            continue
        entry = catalogue.STILLS[name]
        began = time.monotonic()
        forms.forget()
        entry["build"]()
        stage.settings(
            round(entry["size"][0] * given.scale), round(entry["size"][1] * given.scale), given.samples, entry["exposure"], entry["bloom"]
        )
        target = given.out / f"{name}.png"
        target.parent.mkdir(parents=True, exist_ok=True)
        built = time.monotonic()
        stage.render(target)
        print(f"{name}: built {built - began:.1f} s, rendered {time.monotonic() - built:.1f} s", flush=True)


main()
