"""Makes the two video loops: light animated over rendered plates, and quiet sound. Both loop without a seam."""

import json
import math
import pathlib
import subprocess
import sys
import wave

import numpy as np
from PIL import Image

# The sizes of a film in pixels, by the suffix of its files' names: phones show the upright one, windows of more than
# 1440 pixels and tablets held upright the large one.
SIZES = {"": (1280, 720), "-large": (1920, 1080), "-upright": (540, 960)}
WIDTH, HEIGHT = SIZES[""]
# Lights and paths are in pixels of the wide or the upright shape's smallest film.
SCALE = 1.0
RATE = 24
SECONDS = 10
COUNT = SECONDS * RATE
SOUND_RATE = 48_000


def plate(path):
    image = Image.open(path).convert("RGB").resize((WIDTH, HEIGHT), Image.LANCZOS)
    return np.asarray(image, dtype=np.float32) / 255


def spot(radius):
    """Returns the brightness of a soft round light."""
    size = max(2, int(math.ceil(radius * 3)))
    axis = np.arange(-size, size + 1, dtype=np.float32)
    square = axis[:, None] ** 2 + axis[None] ** 2
    return np.exp(-square / (2 * radius * radius))


SPOTS = {}


def splat(canvas, x, y, radius, power):
    """Adds a light at a position in pixels to a canvas without colours; the radius is for a film of the smallest size."""
    key = max(1, round(radius * SCALE * 2)) / 2
    kernel = SPOTS.setdefault(key, spot(key))
    half = kernel.shape[0] // 2
    cx, cy = int(round(x)), int(round(y))
    x0, y0, x1, y1 = cx - half, cy - half, cx + half + 1, cy + half + 1
    if x1 <= 0 or y1 <= 0 or x0 >= WIDTH or y0 >= HEIGHT:
        return
    kx0, ky0 = max(0, -x0), max(0, -y0)
    kx1, ky1 = kernel.shape[1] - max(0, x1 - WIDTH), kernel.shape[0] - max(0, y1 - HEIGHT)
    canvas[max(0, y0) : min(HEIGHT, y1), max(0, x0) : min(WIDTH, x1)] += kernel[ky0:ky1, kx0:kx1] * np.float32(power)


def screen(base, light):
    """Returns an image with light added, without clipping."""
    return 1 - (1 - base) * np.exp(-light)


def dark():
    """Returns a canvas without lights."""
    return np.zeros((HEIGHT, WIDTH), dtype=np.float32)


# The colours of specks and of pulses: each kind has its canvas, because one channel is three times as fast as three.
MOTE = np.array([0.45, 0.9, 1.0], dtype=np.float32)
PULSE = np.array([0.50, 0.95, 1.0], dtype=np.float32)


class Motes:
    """Specks that drift in the water and are back at their start after one loop."""

    def __init__(self, count, seed):
        rng = np.random.default_rng(seed)
        self.x, self.y = rng.random(count) * WIDTH, rng.random(count) * HEIGHT
        self.depth = rng.random(count) ** 2
        self.phase = rng.random(count) * 2 * math.pi
        self.sway = rng.uniform(6, 26, count)
        self.rate = rng.integers(1, 3, count)

    def draw(self, canvas, t):
        turn = 2 * math.pi * t
        for x, y, d, p, s, r in zip(self.x, self.y, self.depth, self.phase, self.sway, self.rate):
            px = x + SCALE * s * math.sin(turn * r + p)
            py = y + SCALE * s * 0.7 * math.cos(turn + p)
            glow = (0.07 + 0.2 * (1 - d)) * (0.6 + 0.4 * math.sin(turn * r + 2 * p))
            splat(canvas, px, py, 1.0 + 4.5 * d, glow)


def event_frames(folder, shape):
    plates = [plate(path) for path in sorted(folder.glob(f"event{shape}-[0-9][0-9].png"))]
    motes = Motes(70, 4)
    cycles = 2
    for n in range(COUNT):
        t = n / COUNT
        position = (t * cycles * len(plates)) % len(plates)
        index = int(position)
        share = position - index
        share = share * share * (3 - 2 * share)
        base = plates[index] * (1 - share) + plates[(index + 1) % len(plates)] * share
        light = dark()
        motes.draw(light, t)
        yield screen(base, light[..., None] * MOTE)


def insights_frames(folder, shape):
    base = plate(folder / f"insights{shape}-00.png")
    paths = []
    rng = np.random.default_rng(9)
    for line in json.loads((folder / f"insights{shape}.json").read_text()):
        points = np.array(line, dtype=np.float32)
        steps = np.concatenate([[0], np.cumsum(np.hypot(np.diff(points[:, 0]) * WIDTH, np.diff(points[:, 1]) * HEIGHT))])
        # Lengths in pixels: at an even speed in space, pulses would appear to stand still in the distance.
        paths.append((points, steps, rng.random(), int(rng.integers(1, 3)), rng.uniform(0.6, 1.1)))
    motes = Motes(60, 8)
    for n in range(COUNT):
        t = n / COUNT
        light, specks = dark(), dark()
        motes.draw(specks, t)
        for points, steps, offset, pulses, power in paths:
            for pulse in range(pulses):
                head = ((t + offset + pulse / pulses) % 1.0) * (steps[-1] + 260 * SCALE) - 60 * SCALE
                for tail in range(26):
                    at = head - tail * 5.0 * SCALE
                    if at < 0 or at > steps[-1]:
                        continue
                    x = np.interp(at, steps, points[:, 0]) * WIDTH
                    y = np.interp(at, steps, points[:, 1]) * HEIGHT
                    far = np.interp(at, steps, points[:, 2])
                    fade = (1 - tail / 26) ** 2.2 * power * min(1, 9 / far)
                    splat(light, x, y, max(1.5, 17 / far), 1.1 * fade)
                    if tail == 0:
                        splat(light, x, y, max(4.0, 80 / far), 0.44 * fade)
        yield screen(base, light[..., None] * PULSE + specks[..., None] * MOTE)


def sound(path, seed, chord):
    """Writes slow partials and the noise of deep water, built from whole cycles so that they loop without a seam."""
    rng = np.random.default_rng(seed)
    n = SECONDS * SOUND_RATE
    time = np.arange(n) / SOUND_RATE
    out = np.zeros((n, 2))
    for note, level in chord:
        for channel in (0, 1):
            whole = round(note * SECONDS + (channel * 2 - 1)) / SECONDS
            breath = 0.6 + 0.4 * np.sin(2 * np.pi * rng.integers(1, 4) * time / SECONDS + rng.random() * 6.28)
            out[:, channel] += level * breath * np.sin(2 * np.pi * whole * time + rng.random() * 6.28)
    hertz = np.fft.rfftfreq(n, 1 / SOUND_RATE)
    for channel in (0, 1):
        shape = np.exp(-((np.log(np.maximum(hertz, 1) / 180) / 1.1) ** 2)) / np.sqrt(np.maximum(hertz, 1))
        noise = np.fft.irfft(shape * np.exp(2j * np.pi * rng.random(hertz.size)), n)
        swell = 0.55 + 0.45 * np.sin(2 * np.pi * 2 * time / SECONDS + channel * 0.8)
        out[:, channel] += 0.22 * noise / np.abs(noise).max() * swell
    out *= 0.16 / np.abs(out).max()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(2)
        file.setsampwidth(2)
        file.setframerate(SOUND_RATE)
        file.writeframes((out * 32767).astype("<i2").tobytes())


# Without these, ffmpeg converts by the matrix of BT.601 and browsers read the result by that of BT.709: the water
# would turn from teal to blue when the film covers its poster.
BT709 = [
    "-vf", "scale=out_color_matrix=bt709:out_range=tv",
    "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv",
]

LOOPS = {
    "event": (event_frames, 3, ((55.0, 1.0), (82.5, 0.6), (110.0, 0.5), (164.8, 0.25), (246.9, 0.12))),
    "insights": (insights_frames, 5, ((49.0, 1.0), (73.4, 0.6), (98.0, 0.45), (146.8, 0.28), (220.0, 0.12))),
}


def main():
    global WIDTH, HEIGHT, SCALE
    plates, videos = map(pathlib.Path, sys.argv[1:3])
    for name in sys.argv[3:] or LOOPS:
        for size in SIZES:
            shape = "-upright" if size == "-upright" else ""
            WIDTH, HEIGHT = SIZES[size]
            SCALE = WIDTH / SIZES[shape][0]
            SPOTS.clear()
            film(plates, videos, name, shape, size)


def film(plates, videos, name, shape, size):
    frames, seed, chord = LOOPS[name]
    soundtrack, lossless = plates / f"{name}.wav", plates / f"{name}{size}.mkv"
    sound(soundtrack, seed, chord)
    pipe = subprocess.Popen(
        ["ffmpeg", "-y", "-loglevel", "error", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{WIDTH}x{HEIGHT}", "-r", str(RATE),
         "-i", "-", *BT709, "-pix_fmt", "yuv444p", "-c:v", "libx264", "-preset", "ultrafast", "-qp", "6", "-threads", "2", str(lossless)],
        stdin=subprocess.PIPE,
    )
    for frame in frames(plates, shape):
        picture = (np.clip(frame, 0, 1) * 255 + 0.5).astype(np.uint8)
        pipe.stdin.write(picture.tobytes())
    pipe.stdin.close()
    if pipe.wait():
        raise SystemExit("ffmpeg failed")
    sources = ["ffmpeg", "-y", "-loglevel", "error", "-i", str(lossless), "-i", str(soundtrack), "-map", "0:v", "-map", "1:a", *BT709, "-pix_fmt", "yuv420p"]
    common = ["-threads", "2", "-movflags", "+faststart"]
    mp4 = ["-c:v", "libx264", "-preset", "slow", "-crf", "27", "-profile:v", "high", "-c:a", "aac", "-b:a", "64k"]
    webm = ["-c:v", "libsvtav1", "-preset", "7", "-crf", "42", "-g", "240", "-c:a", "libopus", "-b:a", "48k"]
    # A large film in H.264 would have 2 MB: browsers without AV1 get the smaller one.
    if size != "-large":
        subprocess.run([*sources, *mp4, *common, str(videos / f"{name}{size}.mp4")], check=True)
    subprocess.run([*sources, *webm, "-threads", "2", str(videos / f"{name}{size}.webm")], check=True)


main()
