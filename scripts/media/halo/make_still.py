"""Renders the named stills, or all of them: wide, and upright for hero images."""

import argparse
import json
import pathlib
import time

from . import catalogue, forms, framing, scenes, stage  # noqa: F401 — importing the scenes registers them


def main():
    options = argparse.ArgumentParser()
    options.add_argument("out", type=pathlib.Path)
    options.add_argument("names", nargs="*")
    options.add_argument("--scale", type=float, default=1.0)
    options.add_argument("--samples", type=int, default=24)
    options.add_argument("--missing", action="store_true", help="leave pictures that exist")
    options.add_argument("--shape", choices=["wide", "upright"], help="one of the two shapes instead of both")
    given = options.parse_intermixed_args()
    given.out.mkdir(parents=True, exist_ok=True)
    points = {name: f"{x:.0%} {y:.0%}" for name, entry in catalogue.STILLS.items() for x, y in [framing.focus_of(name, entry["focus"])]}
    (given.out / "focus.json").write_text(json.dumps(points, indent=1))
    for name in given.names or list(catalogue.STILLS):
        for shape in framing.shapes_of(name):
            if given.shape in (None, shape):
                render_still(given, name, shape)


def render_still(given, name, shape):
    upright = shape == "upright"
    target = given.out / f"{name}{'-upright' if upright else ''}.png"
    if given.missing and target.exists():
        return
    entry = catalogue.STILLS[name]
    began = time.monotonic()
    forms.clear()
    entry["build"]()
    width, height = framing.size_of(name, entry["size"], upright)
    stage.settings(round(width * given.scale), round(height * given.scale), given.samples, entry["exposure"], entry["bloom"])
    framing.compose(name, upright)
    target.parent.mkdir(parents=True, exist_ok=True)
    built = time.monotonic()
    stage.render(target)
    print(f"{target.stem}: built {built - began:.1f} s, rendered {time.monotonic() - built:.1f} s", flush=True)


main()
