"""Renders the named stills, or all of them: wide, and upright for hero images."""

import argparse
import json
import os
import pathlib

from . import catalogue, framing, scenes, stage  # noqa: F401 — importing the scenes registers them

MASTERS = pathlib.Path(os.environ["MEDIA_MASTERS"])


def main():
    options = argparse.ArgumentParser()
    options.add_argument("names", nargs="*")
    options.add_argument("--missing", action="store_true", help="leave pictures that exist")
    options.add_argument("--shape", choices=["wide", "upright"], help="one of the two shapes instead of both")
    given = options.parse_intermixed_args()
    points = {name: f"{x:.0%} {y:.0%}" for name, entry in catalogue.STILLS.items() for x, y in [framing.focus_of(name, entry["focus"])]}
    MASTERS.mkdir(parents=True, exist_ok=True)
    (MASTERS / "focus.json").write_text(json.dumps(points, indent=1))
    for name in given.names or catalogue.STILLS:
        for shape in framing.shapes_of(name):
            target = MASTERS / f"{name}{'-upright' if shape == 'upright' else ''}.png"
            if given.shape in (None, shape) and not (given.missing and target.exists()):
                render_still(name, shape == "upright", target)


def render_still(name, upright, target):
    entry = catalogue.STILLS[name]
    entry["build"]()
    stage.settings(*framing.size_of(name, entry["size"], upright), entry["exposure"], entry["bloom"])
    framing.compose(name, upright)
    stage.render(target)


main()
